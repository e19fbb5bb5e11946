/** People, committees, rules and meetings as the page of governance shows them. */
import type { AnswerOf } from '@yunxia/contract/endpoint';
import type { personList, PersonItem } from '@yunxia/contract/governance';
import { type GovernanceBody, governanceBodies, meetingBodies } from '@yunxia/contract/share-codes';
import { toPdfFile } from '../news/article.ts';
import { toTitle } from '../page/title.ts';

export interface PersonView {
  readonly id: number;
  readonly name: string;
  readonly post: string;
  /** 2024-05-20至2027-05-19; '' where nothing is known. */
  readonly term: string;
  /** The term has run out, and nobody has been elected yet. */
  readonly isOver: boolean;
  readonly resume: string;
}

export interface CommitteeView {
  readonly name: string;
  /** The head first. */
  readonly members: ReadonlyArray<{ readonly id: number; readonly name: string; readonly post: string }>;
}

const toTerm = ({ since, until }: PersonItem): string =>
  since && until ? `${since}至${until}` : since ? `${since}起` : until ? `至${until}` : '';

const toPerson = (item: PersonItem, today: string): PersonView => ({
  id: item.id,
  name: toTitle(item.name),
  post: item.post.trim(),
  term: toTerm(item),
  isOver: item.until !== null && item.until < today,
  resume: item.resume.trim(),
});

/** Who leads a committee: 主任委员, 召集人, 主席. */
const isHead = (post: string): boolean => /主任|召集人|主席/.test(post) && !post.startsWith('副');

/** The committees in the order in which they are first named. */
const toCommittees = (people: readonly PersonItem[]): CommitteeView[] => {
  const found = new Map<string, { id: number; name: string; post: string }[]>();
  for (const { id, name, committees } of people) {
    for (const committee of committees) {
      const key = committee.name.trim();
      if (key === '') continue;
      found.set(key, [...(found.get(key) ?? []), { id, name: toTitle(name), post: committee.post.trim() }]);
    }
  }
  return [...found].map(([name, members]) => ({
    name,
    members: members.toSorted((one, other) => Number(isHead(other.post)) - Number(isHead(one.post))),
  }));
};

/** @param today YYYY-MM-DD */
export function toGovernance(answer: AnswerOf<typeof personList>, today: string) {
  const of = (body: GovernanceBody) => ({
    key: body,
    title: governanceBodies[body],
    people: answer.list.filter((item) => item.body === body).map((item) => toPerson(item, today)),
  });
  const board = answer.list.filter(({ body }) => body === 'board');
  const independent = board.filter(({ post }) => post.includes('独立')).length;
  return {
    boardSentence:
      board.length > 0 ? `董事${board.length}人${independent > 0 ? `，其中独立董事${independent}人` : ''}。` : '',
    board: of('board'),
    committees: toCommittees(board),
    management: of('management'),
    rules: answer.rules.map(({ id, title, adoptedOn, pdf }) => ({
      ...{ id, title: toTitle(title), day: adoptedOn ?? '' },
      file: pdf && /^\/(?!\/)/.test(pdf.url) ? toPdfFile(pdf, toTitle(title)) : null,
    })),
    meetings: answer.meetings.map(({ id, title, day, body, matters, noticeId }) => ({
      ...{ id, title: toTitle(title), day: day ?? '', noticeId },
      ...{ body: meetingBodies[body], matters: matters.trim() },
    })),
  };
}

export type GovernanceView = ReturnType<typeof toGovernance>;
