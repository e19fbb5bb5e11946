import { describe, expect, it } from 'vitest';
import { createDirectory, type DirectoryName } from './place-directory.ts';
import { foldPlaceName, foldPlaceText } from './place-names.ts';
import { toPlaceRows } from './place-rows.ts';
import { readPlaceText } from './read-place.ts';

const name = (
  kind: DirectoryName['kind'],
  title: string,
  county = '',
  town = '',
  rest: Partial<DirectoryName> = {},
) => ({
  ...{ kind, title, county, town, phone: '', pinyin: '', initials: '', from: 0, until: Infinity },
  isOfficial: kind === 'county' || kind === 'town' || kind === 'village',
  ...rest,
});

const directory = createDirectory([
  name('county', '云溪县'),
  name('county', '石坪县'),
  name('county', '峡口区'),
  name('town', '城关街道', '云溪县'),
  name('town', '双河镇', '云溪县'),
  name('town', '石坪镇', '石坪县'),
  name('village', '滨江社区', '云溪县', '城关街道'),
  name('village', '柳林村', '云溪县', '双河镇'),
  name('village', '石坪社区', '石坪县', '石坪镇'),
  name('village', '新三村', '石坪县', '石坪镇'),
  name('line', '10千伏滨江线'),
  name('line', '10千伏工业园Ⅱ线'),
  name('line', '35千伏青杠线'),
  name('transformer', '滨江1号公变'),
  name('scope', '橘园小区'),
  name('line', '10千伏未来线', '', '', { from: 2000 }),
]);
const read = (text: string, now = 1000) => readPlaceText(text, directory, now);
const titles = (text: string): string[][] => read(text).spans.map(({ entries }) => entries.map(({ title }) => title));

it.each(['柳林村3点半', '柳林村下午三点停电吗', '柳林村十二点钟'])('%s: the time of the day names no place', (text) => {
  expect(read(text.replace('下午', ' '))).toMatchObject({ unread: [], spans: [{ text: '柳林村' }] });
});

it('a name that is spelled in part is read as its spelling; letters beside it are not', () => {
  const spelled = createDirectory([
    name('village', '柳林村', '云溪县', '双河镇', { pinyin: 'liulincun', initials: 'llc' }),
  ]);
  expect(readPlaceText('柳lin村', spelled, 1000).latin).toEqual(['liulincun']);
  expect(readPlaceText('我家在柳lin村停电了吗', spelled, 1000)).toMatchObject({ latin: ['liulincun'], unread: [] });
  expect(readPlaceText('柳lan村', spelled, 1000).latin).toEqual([]);
  expect(readPlaceText('ktv柳林村', spelled, 1000).latin).toEqual([]);
});

describe('a text', () => {
  it.each([
    ['雲溪縣', '云溪县'],
    ['10 KV 滨江线', '10kv滨江线'],
    ['１０千伏滨江线', '10kv滨江线'],
    ['十千伏滨江线', '10kv滨江线'],
    ['工业园Ⅱ线', '工业园2线'],
    ['工业园II线', '工业园2线'],
    ['工业园二线', '工业园2线'],
    ['滨江1#公变', '滨江1号公变'],
    ['第十二次', '第12次'],
    ['三组', '3组'],
    ['三峡', '三峡'],
    ['一起', '一起'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldPlaceName(text)).toBe(folded);
  });

  it('keeps its spaces, one each', () => {
    expect(foldPlaceText(' 云溪　 县 ')).toBe('云溪 县');
  });
});

describe('a typed place', () => {
  it.each([
    ['云溪县城关街道滨江社区', [['云溪县'], ['城关街道'], ['滨江社区']]],
    ['滨江社区 云溪县', [['滨江社区'], ['云溪县']]],
    ['云溪区', [['云溪县']]],
    ['云 溪 县 滨 江 社 区', [['云溪县'], ['滨江社区']]],
    ['柳林居委会', [['柳林村']]],
    ['双河镇柳林村村委会旁边', [['双河镇'], ['柳林村']]],
    ['石坪镇', [['石坪镇']]],
    ['石坪区', [['石坪县']]],
    ['石坪村', [['石坪社区']]],
    ['石坪', [['石坪县', '石坪镇', '石坪社区']]],
    ['石坪县石坪镇石坪', [['石坪县'], ['石坪镇'], ['石坪社区']]],
    ['新三', [['新三村']]],
    ['10kV滨江线', [['10千伏滨江线']]],
    ['滨江线', [['10千伏滨江线']]],
    ['滨江一号台区', [['滨江1号公变']]],
    ['工业园线', [['10千伏工业园Ⅱ线']]],
    ['橘园小区3栋', [['橘园小区']]],
    ['关于云溪县10千伏滨江线计划停电的公告', [['云溪县'], ['10千伏滨江线']]],
    ['你好我想问一下我们柳林村什么时候停电啊', [['柳林村']]],
    ['重庆市云溪县双河镇柳林村', [['云溪县'], ['双河镇'], ['柳林村']]],
    ['中国四川省成都市云溪县柳林村', [['云溪县'], ['柳林村']]],
    ['重庆云溪县', [['云溪县']]],
    ['云溪县→双河镇→柳林村', [['云溪县'], ['双河镇'], ['柳林村']]],
    ['云溪县-双河镇_柳林村', [['云溪县'], ['双河镇'], ['柳林村']]],
    ['😡柳林村❤️停电', [['柳林村']]],
    ['柳林村3️⃣组', [['柳林村']]],
    ['柳林村8号附2号', [['柳林村']]],
    ['柳林村一、二组', [['柳林村']]],
    ['滨江社区3-2-501', [['滨江社区']]],
    ['滨江社区村民', [['滨江社区']]],
    ['滨江社区线路检修', [['滨江社区']]],
    ['柳林村停了三个半小时还没来电', [['柳林村']]],
    ['柳林村老是停电，烦死了', [['柳林村']]],
    ['我妈在柳林村，她家没电', [['柳林村']]],
    ['我们村柳林村没电', [['柳林村']]],
  ])('%s is read whole', (text, expected) => {
    const reading = read(text);
    expect(titles(text)).toEqual(expected);
    expect({ unread: reading.unread, parts: reading.spans.filter(({ isPartOfWord }) => isPartOfWord) }).toEqual({
      unread: [],
      parts: [],
    });
  });

  it.each([
    ['滨江社区12栋2单元301', 12],
    ['橘园小区3栋', 3],
    ['滨江社区3组', null],
  ])('%s names building %s', (text, building) => {
    expect(read(text).spans.at(-1)?.building).toBe(building);
  });

  it.each([
    ['桃花岛', ['桃花岛']],
    ['柳林湾', ['柳林湾']],
    ['云溪县柳林湾', ['柳林湾']],
    ['云溪县 桃花岛', ['桃花岛']],
    ['你好请问桃花岛停电吗', ['桃花岛']],
    ['滨江大道88号', ['滨江大道88号']],
    ['大柳林', ['大柳林']],
    ['下柳林村', ['下柳林村']],
    ['小滨江社区', ['小滨江社区']],
    ['滨江房', ['滨江房']],
    ['滨江社区对面', ['对面']],
    ['柳林村村湾', ['村湾']],
    ['滨江社区小区', ['小区']],
    ['滨江社区小学', ['小学']],
    ['成都市峡口区', ['成都市']],
    ['重庆市滨江社区', ['重庆市']],
    ['重庆市桃花岛', ['重庆市桃花岛']],
  ])('of %s is left what names something else', (text, unread) => {
    expect(read(text).unread).toEqual(unread);
  });

  it('says when a suffix is that of another level, or a voltage that of another line', () => {
    expect(['云溪区', '柳林社区', '柳林镇', '滨江小区', '35kV滨江线'].map((text) => read(text).spans[0]?.fit)).toEqual([
      'level',
      'level',
      'other',
      'other',
      'other',
    ]);
    expect(['10千伏滨江支线', '110千伏滨江线'].map((text) => read(text).spans[0]?.fit)).toEqual(['other', 'other']);
  });

  it('says when places do not lie in one another', () => {
    expect(read('石坪县滨江社区').isContradictory).toBe(true);
    expect(read('云溪县滨江社区').isContradictory).toBe(false);
    expect(read('石坪县10千伏滨江线').isContradictory).toBe(false);
    expect(read('滨江社区 柳林村').isContradictory, 'two places are two').toBe(false);
    const scopes = createDirectory([...directory.entries, name('scope', '柳林村')]);
    expect(readPlaceText('石坪县柳林村', scopes, 1000).isContradictory, 'a scope is called as the village').toBe(true);
    expect(readPlaceText('柳林村线路检修', scopes, 1000).spans[0]?.fit, 'its suffix is not taken for a line').toBe(
      'whole',
    );
  });

  it('is unknown until a notice that names it is public', () => {
    expect(read('未来线', 1999).spans).toEqual([]);
    expect(read('未来线', 2000).spans).toHaveLength(1);
  });

  it.each(['', ' ', '%', '_', "' or 1=1 --", '停电', '没电了', '[', '\\', '\ud800', '1'.repeat(100), '县'.repeat(100)])(
    '%j names nothing, or what it is',
    (text) => {
      expect(read(text).spans).toEqual([]);
    },
  );
});

describe('hostile texts', () => {
  // A pattern that tries every way to part them would take minutes; a second is a generous bound for milliseconds.
  it.each([
    `柳林村${'1'.repeat(90)}龙`,
    `柳林村${'1号'.repeat(45)}龙`,
    `柳林村${'a1'.repeat(45)}龙`,
    `柳林村${'号'.repeat(90)}龙`,
    `柳林村${'一'.repeat(90)}`,
    '的'.repeat(100),
    '停电'.repeat(50),
    '柳林'.repeat(50),
    '县'.repeat(100),
    'binjiang '.repeat(12),
  ])('%s is read at once', (text) => {
    const before = performance.now();
    read(text);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('the rows of a notice', () => {
  it('name each village, a town or county as a whole, lines, transformers, and the phrases of its scope', () => {
    const rows = toPlaceRows({
      regions: [
        { county: '云溪县', town: '双河镇', villages: ['柳林村', '石桥村'] },
        { county: '石坪县', town: '石坪镇', villages: [] },
        { county: '临江区' },
      ],
      lines: ['10千伏滨江线'],
      transformers: ['滨江1号公变'],
      scope: '滨江路、码头街一带，沿江商铺约四百户。橘园小区1至8栋。',
    });
    expect(rows.map(({ kind, county, town, name: own, low, high }) => [kind, county, town, own, low, high])).toEqual([
      ['region', '云溪', '双河', '柳林村', null, null],
      ['region', '云溪', '双河', '石桥村', null, null],
      ['region', '石坪', '石坪', '', null, null],
      ['region', '临江', '', '', null, null],
      ['line', '', '', '10kv滨江线', null, null],
      ['transformer', '', '', '滨江1号公变', null, null],
      ['scope', '', '', '滨江路', null, null],
      ['scope', '', '', '码头街', null, null],
      ['scope', '', '', '沿江商铺', null, null],
      ['scope', '', '', '橘园小区', 1, 8],
    ]);
  });

  it.each([[{}], [{ regions: null, lines: 'x', scope: 5 }]])('are none of %j', (notice) => {
    expect(toPlaceRows(notice)).toEqual([]);
  });
});
