/** The next notice of a project, made from its tender. Pure, for the browser too. */
import { tenderNoticeTypes, type TenderNoticeType } from '@yunxia/contract/tender-codes';

type Fields = Readonly<Record<string, unknown>>;

/** Notices that are made from a tender. */
export const nextNotices = ['change', 'candidates', 'result'] as const satisfies readonly TenderNoticeType[];
export type NextNotice = (typeof nextNotices)[number];

const FACTS = ['projectNo', 'category', 'method', 'budget', 'region', 'owner', 'agent', 'lots', 'contacts'] as const;
/** What a change may move: the old times stand in the form to be changed. */
const TIMES = ['filesTo', 'deadlineAt', 'opensAt'] as const;

/** What a notice says that it is, at the end of its title, the mark of sample content left in place. */
const TYPE_AT_END = /(?:招标|资格预审)?(?:公告|通知)?(?=（[^（）]*）$|$)/u;

/** The fields of a draft. */
export function toNextNotice(tender: Fields, type: NextNotice): Record<string, unknown> {
  const title = String(tender['title'] ?? '').replace(TYPE_AT_END, tenderNoticeTypes[type]);
  const names = type === 'change' ? [...FACTS, ...TIMES] : FACTS;
  const facts = names.flatMap((name): [string, unknown][] => {
    const value = tender[name];
    return value === undefined || value === null || value === '' ? [] : [[name, withoutIds(value)]];
  });
  return { title, noticeType: type, ...Object.fromEntries(facts), _status: 'draft' };
}

/** Rows of another record keep their ids there. */
function withoutIds(value: unknown): unknown {
  return Array.isArray(value) ? value.map(({ id: _id, ...row }: Record<string, unknown>) => row) : value;
}
