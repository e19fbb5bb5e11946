/**
 * The plan of a query: its days, a list of the site, outages, a year, an intent; and its terms without filler words. Pure.
 */
import { readDateWords, type DateReading } from '@yunxia/contract/date-words';
import { toBeijingParts } from '@yunxia/contract/time';
import { fold } from '../../analysis/fold.ts';
import { readEnglish } from './english-words.ts';
import { withoutFillers, withoutGreetings } from './filler-words.ts';
import { findIntent, type AskedIntent, type Intent } from './intents.ts';
import { begunWord, meaningsOf, wordsWithFillers, type Synonyms } from './known-words.ts';
import { namedModules } from './module-names.ts';
import type { NamedModule } from './named-module.ts';
import { statusIn } from './status-words.ts';
import type { OutageStatus } from '@yunxia/contract/outage-status';
import { withSpokenDigits, writtenOutPeriods } from './numeral-spellings.ts';

export interface QueryPlan {
  /** What is asked, in Chinese, with its days: places are read in it. */
  asked: string;
  /** The same without days and words that only ask. */
  words: string;
  /** The words without names of lists and without the year. */
  rest: string;
  days: DateReading | null;
  /** The lists that are asked for by name. */
  modules: readonly NamedModule[];
  /** It asks for outages: 停电, 来电, a notice of an outage. */
  isOutage: boolean;
  /** The outages of one status are asked for, and nothing else. */
  status: OutageStatus | '';
  /** The time of a tender or a post that the days are of: 开标, 截止; "" for any. */
  role: DayRole;
  /** A year by itself; null when none or several are named. */
  year: number | null;
  intent: AskedIntent | null;
}

export type DayRole = '' | 'opening' | 'deadline';

/** What is read in a query besides its own words. */
export interface PlanWords {
  synonyms: Synonyms;
  intents: readonly Intent[];
}

const OUTAGE = /停电|断电|没电|没有电|没得电|来电|复电|送电|停限电|停不停电|恢复供电|停了?[^\s，。]{0,5}的电/u;
/** Work on lines that stay live; the trade has one word for all of it. */
const LIVE_WORK = /不停电作业/gu;
const LIVE_WORK_OF_A_KIND = /不停电(?:检修|施工|检测|改造|抢修|更换|消缺|接火)/gu;
/** Asks for outages when nothing else is said. */
const MAINTENANCE = /^(?:计划)?(?:检修|抢修)$/u;
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)年?度?/gu;
/** 20261204 is a day as well. */
const COMPACT_DAY = /(?<![\da-z])(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\da-z])/gu;
/** Words for the times of tenders and posts: they say of which time the days are. */
const ROLE_WORDS = /开标时间|开标|截标|截止时间|截止日期|投标截止|报名截止|截止|到期|时间|日期/gu;
/** Asks when something was founded or built. */
const HISTORY = /哪一?年|何年|(?:什么时候|何时)(?:建|成立|投产|并网|通电|通的电|开通|启用)/u;
/**
 * What is said not to be meant: 不是停电是电压低, 不是停电的公告, 不要校招只要社招, 除了水电还有什么, 停电以外的公告.
 * 是不是 asks.
 */
const DENIED = new RegExp(
  [
    String.raw`(?<!是)不是[^\s，。,是]{1,8}[\s，,]*(?:而是|是)(?=\p{Script=Han})`,
    String.raw`(?<!是)不是[^\s，。,是的]{1,8}的(?=\p{Script=Han}{2})`,
    String.raw`不(?:要|看|找)[^\s，。,]{1,8}?[\s，,]*(?:只要|只看|只找|而要)`,
    String.raw`(?:除了[^\s，。,]{1,8}?(?:以外|之外|外)?|(?<!\p{Script=Han})除[^\s，。,]{1,8}?(?:以外|之外|外))[\s，,]*(?:还有|还|也有|都有)`,
    String.raw`(?:除了?)?[^\s，。,除]{2,8}(?:以外|之外)的?(?=\p{Script=Han}{2})`,
    String.raw`(?<!\p{Script=Han})除[^\s，。,]{2,8}?外的?(?=\p{Script=Han}{2})`,
  ].join('|'),
  'gu',
);
/** Quotes and excluded words are for those who know what they look for: such a query is nothing but its words. */
const OPERATORS = /["“”„＂「」『』]|(?:^|\s)[-－]\S/u;
/** Longest text that is parsed as a question, in characters. */
const MAX_LENGTH = 120;

const moduleOf = new Map(namedModules.flatMap((module) => module.names.map((name) => [name, module] as const)));
const byKey = new Map(namedModules.map((module) => [module.key, module]));
const NAMES = new RegExp([...moduleOf.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu');

/** Reads a query as it was typed at `now` (epoch ms). */
export function planQuery(typed: string, now: number, { synonyms, intents }: PlanWords): QueryPlan {
  const folded = fold(typed).replaceAll(/\s+/gu, ' ').trim();
  const nothing = { days: null, modules: [], isOutage: false, status: '', role: '', year: null, intent: null } as const;
  if (OPERATORS.test(typed) || folded.length > MAX_LENGTH)
    return { asked: '', words: folded, rest: folded, ...nothing };
  const said = withSpokenDigits(folded).replaceAll(DENIED, ' ').trim();
  const meant = withYears(writtenOutPeriods(inChinese(said, synonyms)), now)
    .replaceAll(COMPACT_DAY, '$1-$2-$3')
    .replaceAll(LIVE_WORK_OF_A_KIND, '不停电作业');
  const days = readDateWords(withoutGreetings(meant), now);
  const undated = days?.rest ?? meant;
  const whole = wordsWithFillers(synonyms);
  const words = withoutFillers(undated, whole);
  const asked = days === null ? words : `${days.typed} ${words}`.trim();
  const isAboutOutage = OUTAGE.test(words.replaceAll(LIVE_WORK, '')) || MAINTENANCE.test(words);
  const { modules, rest: unnamed } = readModules(undated, isAboutOutage);
  if (modules.length === 0 && HISTORY.test(meant) && !isAboutOutage)
    modules.push(...[byKey.get('history') ?? []].flat());
  const isOfTimes = days !== null || modules.some(({ key, under }) => [key, under].includes('purchase'));
  const role = /开标/u.test(words) ? 'opening' : /截|投标|报名/u.test(words) ? 'deadline' : '';
  const years = [...new Set(Array.from(unnamed.matchAll(YEAR), ([, year]) => Number(year)))];
  const year = days === null && years.length === 1 ? (years[0] ?? null) : null;
  const withoutTimes = isOfTimes ? unnamed.replaceAll(ROLE_WORDS, ' ') : unnamed;
  return {
    asked,
    words,
    rest: withoutFillers(withoutTimes, whole),
    days,
    modules,
    isOutage: isAboutOutage && modules.every(({ key }) => key === 'overhaul'),
    status: days === null ? statusIn(words) : '',
    role: days === null ? '' : role,
    year,
    intent: findIntent(said === folded ? [folded, meant] : [meant], intents),
  };
}

const RELATIVE_YEARS: ReadonlyMap<string, number> = new Map([
  ['今年', 0],
  ['去年', -1],
  ['上一年', -1],
  ['前年', -2],
]);

/** Not in 如今年轻人, 过去年度 or 提前年检. */
const RELATIVE_YEAR = /((?<![当如])今年(?!轻|龄)|(?<![过失])去年|上一年|(?<![\p{Script=Han}\d])前年)度?/gu;

/** A text with the year that is meant by 去年; outages are asked for by day. */
function withYears(text: string, now: number): string {
  if (OUTAGE.test(text)) return text;
  const { year } = toBeijingParts(now);
  return text.replaceAll(RELATIVE_YEAR, (_, word: string) => `${year + (RELATIVE_YEARS.get(word) ?? 0)}年 `);
}

/** A text without the year that it names. */
export function withoutYear(text: string): string {
  return withoutFillers(text.replaceAll(YEAR, ' '));
}

/** English words and the pinyin of known words as what they stand for; everything else as it is. */
function inChinese(folded: string, synonyms: Synonyms): string {
  if (!/[a-z]{2}/u.test(folded)) return folded;
  if (!/\p{Script=Han}/u.test(folded)) {
    const english = readEnglish(folded.split(' '));
    if (english !== null) {
      return english
        .map(({ means }) => means)
        .filter(Boolean)
        .join(' ');
    }
  }
  return folded.replaceAll(
    /(?<![a-z\d])[a-z]{3,}(?![a-z\d])/gu,
    (letters) => meaningsOf(letters, synonyms)[0] ?? (begunWord(letters, synonyms) || letters),
  );
}

/** The lists that are named, the narrowest; none when names of unrelated lists stand side by side. */
function readModules(words: string, isAboutOutage: boolean): { modules: NamedModule[]; rest: string } {
  const found = Array.from(words.matchAll(NAMES), ([name]) => ({ name, module: moduleOf.get(name) }));
  const named = [...new Set(found.flatMap(({ module }) => module ?? []))];
  const wider = new Set(named.flatMap((module) => ancestorsOf(module)));
  let modules = named.filter(({ key }) => !wider.has(key));
  const others = modules.filter(({ key }) => key !== 'overhaul');
  // 停电检修设备招标 asks for tenders, and 停电 alone for outages, whatever else is named.
  if (others.length > 0 && others.length < modules.length) modules = others;
  if (new Set(modules.map(rootOf)).size > 1 || (isAboutOutage && modules.some(({ key }) => key === 'tariff'))) {
    return { modules: [], rest: words };
  }
  const chosen = new Set([
    ...modules,
    ...modules.flatMap((module) => ancestorsOf(module).flatMap((key) => byKey.get(key) ?? [])),
  ]);
  const rest = words.replaceAll(NAMES, (name) => {
    const module = moduleOf.get(name);
    return module !== undefined && chosen.has(module) ? ' ' : name;
  });
  return { modules, rest: rest.replaceAll(/\s+/gu, ' ').trim() };
}

function ancestorsOf(module: NamedModule): string[] {
  const keys: string[] = [];
  for (let key = module.under; key !== undefined; key = byKey.get(key)?.under) keys.push(key);
  return keys;
}

function rootOf(module: NamedModule): string {
  return ancestorsOf(module).at(-1) ?? module.key;
}
