/** Periodic reports by kind, by the names that visitors have for them. */
import { type ReportKind, reportKinds } from '@yunxia/contract/report-codes';
import { namesOf, type NamedModule, type PageName, type RecordSet } from './named-module.ts';

const PAGE = { title: '定期报告', url: '/investor_relations/reports' } as const;

/** Kinds whose records are a list that a query may name: what visitors call them besides, and the wider list. */
const listed = {
  annual: { names: '年报', under: 'periodic', hasNot: ['半年度报告'] },
  half: { names: '半年报、中期报告、中报', under: 'periodic', hasNot: [] },
  q1: { names: '一季度报告、一季报', under: 'quarter', hasNot: [] },
  q3: { names: '三季度报告、三季报', under: 'quarter', hasNot: [] },
} as const satisfies Partial<Record<ReportKind, unknown>>;
type Listed = keyof typeof listed;
const kinds = Object.keys(listed) as Listed[];

/** Other names of the kinds that are found by their words. */
const callings: Readonly<Record<Exclude<ReportKind, Listed>, string>> = {
  sustainability: 'esg报告、esg',
  audit: '年度审计报告',
  internal_control: '内部控制评价报告、内控报告',
};

/** Reports of some kinds, and their announcements by words of their titles. */
const setsOf = (of: readonly Listed[], hasNot: readonly string[] = []): RecordSet[] => [
  { module: 'announcement', has: of.map((kind) => reportKinds[kind]), hasNot },
  { module: 'report', field: 'kind', values: of },
];

/** A list for each of these kinds, and two that are wider. */
export const reportLists: readonly NamedModule[] = [
  {
    ...{ key: 'periodic', under: 'announcement', ...PAGE },
    names: namesOf('定期报告、财务报告、财报'),
    sets: setsOf(kinds),
  },
  { ...{ key: 'quarter', under: 'periodic', ...PAGE }, names: namesOf('季度报告、季报'), sets: setsOf(['q1', 'q3']) },
  ...kinds.map((key): NamedModule => {
    const { names, under, hasNot } = listed[key];
    return { key, under, ...PAGE, names: [reportKinds[key], ...namesOf(names)], sets: setsOf([key], hasNot) };
  }),
];

/** The page of the other kinds. */
export const reportPages: readonly PageName[] = (Object.keys(callings) as (keyof typeof callings)[]).map((kind) => ({
  ...PAGE,
  names: [reportKinds[kind], ...namesOf(callings[kind])],
}));
