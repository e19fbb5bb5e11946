/** Which drawing stands in for a missing picture in the Party section: the one of the subject that the title names. */
import type { PartyBuildingType } from '@yunxia/contract/party-building';
import type { CoverPicture } from '../page/cover-picture.ts';

/**
 * What the drawings show: a book, the cabin of a site, a line, a bridge to a village, a lotus, a track, shoots, a scroll, a
 * river, the runner of a turbine, a lit counter.
 */
export type PartySubject =
  'study' | 'branch' | 'line' | 'village' | 'clean' | 'sport' | 'youth' | 'culture' | 'river' | 'turbine' | 'counter';

/** The first that fits names the subject. */
const SUBJECTS: readonly (readonly [PartySubject, RegExp])[] = [
  ['clean', /廉|纪检|纪律|监督|警示|举报|形式主义|作风|家风|承诺|待遇/],
  ['line', /抢修|突击队|巡线|线路|电杆|责任区|台区|检修|保供|防汛|抗洪|救援/],
  ['river', /河道|清漂|生态|放流|水土|鱼类|生物多样性/],
  ['counter', /驿站|营业厅|提醒户|无障碍|窗口/],
  ['study', /图书/],
  ['youth', /助学|义卖|孩子|小学|中学/],
  ['turbine', /老电站|水轮|机组/],
  ['village', /村|社区|群众|志愿|结对|帮扶|公益|捐|慰问|联建/],
  ['youth', /青年|团员|团委|新员工|少年/],
  ['sport', /赛|球|运动|健步|长跑|拔河|龙舟|登山/],
  ['culture', /文化|摄影|书画|书法|短片|电影|歌|展览|故事|文艺|诗/],
  ['study', /学习|读书|培训|党课|理论|知识|研讨/],
  ['branch', /支部|党组织|党日|党委|会议|述职|表彰|党建/],
];

const OF_TYPE: Readonly<Record<PartyBuildingType, PartySubject>> = {
  building: 'branch',
  conduct: 'clean',
  activities: 'sport',
  society: 'village',
  culture: 'culture',
};

/** The subject that a title names; null when it names none. */
export const partySubject = (title: string): PartySubject | null =>
  SUBJECTS.find(([, words]) => words.test(title))?.[0] ?? null;

type Pictured = { readonly title: string; readonly cover: CoverPicture | null };
type UrlOf = (subject: PartySubject) => string;

const toDrawing = (url: string): CoverPicture => ({ url, alt: '', width: 640, height: 400, srcSet: '' });

/**
 * The rows of a list with a drawing where a record has no picture and names a subject; none stands twice. Others stay words
 * alone: a drawing of something else says nothing about them.
 * @param leads the list's subject, which the first row is drawn with when it names none; null where no row leads
 */
export const withDrawings = <Row extends Pictured>(
  rows: readonly Row[],
  leads: PartyBuildingType | null,
  urlOf: UrlOf,
): Row[] => {
  const shown = new Set<PartySubject>();
  return rows.map((row, at) => {
    if (row.cover?.url) return row;
    const subject = partySubject(row.title) ?? (at === 0 && leads ? OF_TYPE[leads] : null);
    if (subject === null || shown.has(subject)) return row;
    shown.add(subject);
    return { ...row, cover: toDrawing(urlOf(subject)) };
  });
};
