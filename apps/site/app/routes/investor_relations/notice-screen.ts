import { defineScreen } from '../../screens/define-screen.ts';
import { noticeQuery } from '../../screens/query-fields.ts';

/** What a list of notices says. */
interface NoticeScreen<Type> {
  readonly path: string;
  readonly title: string;
  readonly section: 'investor_relations' | 'other_announcement';
  readonly type: Type;
  readonly detail: string;
  readonly timeDependent?: true;
}

/** The notices of one type that are no outages. */
export const noticeScreen = <Type extends 'announcement' | 'activity' | 'complaint'>({
  type,
  ...place
}: NoticeScreen<Type>) =>
  defineScreen({
    ...place,
    endpoint: 'notice-list',
    request: { type },
    hasFeed: true,
    query: noticeQuery,
    load: () => import('./load-notices.ts'),
  });
