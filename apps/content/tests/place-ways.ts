/**
 * Ordinary ways to name the places and lines of an outage notice, made from what the notice itself says: nobody chose
 * those that work. And notices of an invented supply area, to have many of them.
 */
import { pinyin } from 'pinyin-pro';
import table from 'opencc-js/dict/STCharacters';
import { randomFrom } from '../scripts/search-corpus.ts';

export interface WayNotice {
  title: string;
  regions: readonly { county: string; town: string; villages: readonly string[] }[];
  lines: readonly string[];
  transformers: readonly string[];
  scope: string;
}

export interface Way {
  /** What kind of way it is, for the figures. */
  kind: string;
  text: string;
}

const traditional = new Map(
  table.split('|').map((pair): [string, string] => {
    const [simple = '', ...others] = pair.split(' ');
    return [simple, others.find((other) => other !== simple) ?? simple];
  }),
);

/** A text in traditional characters. */
export const toTraditional = (text: string): string => [...text].map((one) => traditional.get(one) ?? one).join('');

const LEVELS = [
  ['县', '区', '市'],
  ['镇', '乡', '街道'],
  ['村', '社区', '居委会', '村委会'],
] as const;

const suffixOf = (name: string, level: number): string =>
  ['街道', '社区', '居委会', '村委会', ...(LEVELS[level] ?? [])].find((suffix) => name.endsWith(suffix)) ?? '';
const bareOf = (name: string, level: number): string => {
  const suffix = suffixOf(name, level);
  const bare = suffix === '' ? name : name.slice(0, -suffix.length);
  return [...bare].length >= 2 ? bare : name;
};
const otherSuffixes = (name: string, level: number): string[] => {
  const suffix = suffixOf(name, level);
  return suffix === ''
    ? []
    : (LEVELS[level] ?? []).filter((other) => other !== suffix).map((other) => name.slice(0, -suffix.length) + other);
};
const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const latin = (text: string): string => pinyin(text, { toneType: 'none', type: 'array', v: true }).join('');
const initials = (text: string): string => pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('');
const CHINESE = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const SIGNS = ['', 'Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ', 'Ⅴ', 'Ⅵ', 'Ⅶ', 'Ⅷ', 'Ⅸ', 'Ⅹ'];

/** Every way to name the places and lines of a notice. */
export function waysOf(notice: WayNotice): Way[] {
  const ways = [
    { kind: 'title', text: notice.title },
    { kind: 'title', text: notice.title.replace(/^关于/, '').replace(/的公告$/, '') },
    ...notice.regions.flatMap(regionWays),
    ...notice.lines.flatMap((line) => lineWays(line, notice.regions[0]?.county ?? '')),
    ...notice.transformers.flatMap(transformerWays),
    ...scopeWays(notice.scope),
  ];
  // A rare character has no sound that the test knows.
  const isSpelled = ({ kind, text }: Way): boolean => !/pinyin|initials/.test(kind) || /^[a-z0-9]{2,}$/.test(text);
  return [...new Map(ways.filter(isSpelled).map((way) => [way.text, way])).values()];
}

function regionWays({ county, town, villages }: WayNotice['regions'][number]): Way[] {
  const ways: Way[] = [...nameWays(county, 0), ...(town === '' ? [] : nameWays(town, 1))];
  ways.push({ kind: 'county and town', text: county + town }, { kind: 'county and town', text: `${town} ${county}` });
  for (const village of villages) {
    const bare = bareOf(village, 2);
    const [countyBare, townBare] = [bareOf(county, 0), bareOf(town, 1)];
    ways.push(...nameWays(village, 2));
    const pieces: Record<string, string[]> = {
      'one piece': [county + town + village, county + village, town + village, `${countyBare}${townBare}${bare}`],
      spaced: [`${county} ${town} ${village}`, `${county}，${town}，${village}`, `${village}（${town}）`],
      'other order': [`${village}${town}${county}`, `${village} ${county}`, `${village}，${county}${town}`],
      'house number': [
        `${village}3组`,
        `${county}${town}${village}三组12号`,
        `${village}5栋2单元`,
        `${town}${village}二组`,
        `${village} 1号楼`,
      ],
      office: [`${bare}居委会`, `${village}村委会旁边`, `${town}${bare}村委会`],
      question: [
        `${village}停电`,
        `${village}什么时候来电`,
        `我家在${county}${town}${village}停电了吗`,
        `请问${village}几点恢复供电`,
        `你好我想问一下${village}是不是停电了`,
        `${village}没电了怎么办`,
      ],
      traditional: [toTraditional(county + town + village), toTraditional(`${village}停電`)],
    };
    for (const [kind, texts] of Object.entries(pieces)) ways.push(...texts.map((text) => ({ kind, text })));
  }
  return ways;
}

function nameWays(name: string, level: number): Way[] {
  return [
    { kind: 'name', text: name },
    { kind: 'suffix left out', text: bareOf(name, level) },
    ...otherSuffixes(name, level).map((text) => ({ kind: 'other suffix', text })),
    { kind: 'traditional', text: toTraditional(name) },
    { kind: 'pinyin', text: latin(name) },
    { kind: 'pinyin', text: latin(bareOf(name, level)) },
    { kind: 'initials', text: initials(name) },
    { kind: 'odd spacing', text: ` ${[...name].join(' ')} ` },
  ];
}

function lineWays(line: string, county: string): Way[] {
  const [, voltage = '', name = ''] = /^([\d.]+千伏)?(.*)$/u.exec(line) ?? [];
  const number = voltage.replace('千伏', '');
  const kv =
    number === ''
      ? []
      : [
          `${number}kV${name}`,
          `${number}KV${name}`,
          `${number} kV ${name}`,
          `${number} 千伏${name}`,
          wide(`${number}kV`) + name,
        ];
  const ways: Way[] = [
    ...[line, name, `${name}停电`, `${name}路`, `${name}什么时候恢复`].map((text) => ({ kind: 'line', text })),
    ...kv.map((text) => ({ kind: 'voltage', text })),
    { kind: 'line of county', text: `${county}${line}` },
    { kind: 'line of county', text: `${county} ${name}` },
    { kind: 'traditional', text: toTraditional(line) },
    { kind: 'pinyin', text: latin(name) },
  ].filter(({ text }) => text !== `${name}路`);
  const at = SIGNS.findIndex((sign) => sign !== '' && name.includes(sign));
  if (at > 0) {
    const sign = SIGNS[at] ?? '';
    for (const other of [ROMAN[at], String(at), CHINESE[at]]) {
      ways.push({ kind: 'numeral', text: name.replace(sign, other ?? '') });
      ways.push({ kind: 'numeral', text: line.replace(sign, other ?? '') });
    }
  }
  return ways;
}

function transformerWays(transformer: string): Way[] {
  const ways: Way[] = [
    { kind: 'transformer', text: transformer },
    { kind: 'transformer', text: `${transformer}停电` },
    { kind: 'transformer', text: transformer.replace(/(?:公变|专变|箱变)$/, '台区') },
    { kind: 'traditional', text: toTraditional(transformer) },
  ];
  const number = /(\d+)号/.exec(transformer)?.[1];
  if (number !== undefined) {
    ways.push({ kind: 'numeral', text: transformer.replace(`${number}号`, `${CHINESE[Number(number)] ?? number}号`) });
    ways.push({ kind: 'numeral', text: transformer.replace(`${number}号`, `${number}#`) });
  }
  return ways;
}

function scopeWays(scope: string): Way[] {
  return scope
    .split(/[，。；]/)
    .flatMap((part) => part.split('、'))
    .map((part) => part.trim())
    .filter((part) => part.length >= 3 && part.length <= 12 && /(?:路|街|小区|巷|大道|至\d+栋)/.test(part))
    .flatMap((part): Way[] => {
      const range = /^(.*?)(\d+)至(\d+)栋$/.exec(part);
      if (range === null) {
        const bare = part.replace(/一带$/, '');
        return [part, bare, `${bare}12号`, `${bare}停电`, toTraditional(bare)].map((text) => ({ kind: 'scope', text }));
      }
      const [, estate = '', low = '1', high = '1'] = range;
      return [
        estate,
        `${estate}${low}栋`,
        `${estate}${high}栋`,
        `${estate}${high}栋2单元301`,
        `${estate} ${low}号楼`,
      ].map((text) => ({ kind: 'building', text }));
    });
}

const FIRST = [...'云青白石大小上下东西南北金银龙凤高长平安永新古松柏桃柳梅竹清'];
const SECOND = [...'溪坪山河江湖塘湾岭坝桥沟坡滩泉井村岩崖洞峰林园田庄店堡关'];
const THIRD = [...'口头坳背冲弯子角台坎'];

/** Notices of an invented supply area: the same ones each time. */
export function inventedNotices(count: number, seed = 20_261_129): WayNotice[] {
  const random = randomFrom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const stem = (): string => pick(FIRST) + pick(SECOND) + (random() < 0.3 ? pick(THIRD) : '');
  const unique = (size: number): string[] => {
    const names = new Set<string>();
    while (names.size < size) names.add(stem());
    return [...names];
  };
  const counties = unique(12).map((county) => ({
    name: county + pick(['县', '区', '市']),
    towns: unique(9).map((town) => ({
      name: town + pick(['镇', '乡', '街道']),
      villages: unique(8).map((village) => village + pick(['村', '村', '社区'])),
    })),
  }));
  const kinds = ['计划停电', '临时停电', '故障停电'];
  return Array.from({ length: count }, (): WayNotice => {
    const county = pick(counties);
    const town = pick(county.towns);
    const from = Math.floor(random() * 6);
    const villages = random() < 0.1 ? [] : town.villages.slice(from, from + 1 + Math.floor(random() * 3));
    const name = random() < 0.5 ? bareOf(villages[0] ?? town.name, villages[0] ? 2 : 1) : stem();
    const number = random() < 0.25 ? pick(['Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ']) : '';
    const line = `${pick(['10千伏', '10千伏', '35千伏'])}${name}${number}${pick(['线', '线', '支线'])}`;
    const estate = `${stem()}小区`;
    const road = `${stem()}${pick(['路', '街', '巷'])}`;
    const buildings = 2 + Math.floor(random() * 18);
    return {
      title: `关于${county.name}${line}${pick(kinds)}的公告`,
      regions: [{ county: county.name, town: town.name, villages }],
      lines: [line],
      transformers: [`${name}${1 + Math.floor(random() * 9)}号公变`, `${stem()}公变`],
      scope:
        random() < 0.5
          ? ''
          : random() < 0.5
            ? `${estate}1至${buildings}栋。`
            : `${road}、${stem()}街一带，商铺约二百户。`,
    };
  });
}
