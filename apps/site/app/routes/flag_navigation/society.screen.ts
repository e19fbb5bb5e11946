import { socialResponsibilityTypes } from '@yunxia/contract/social-responsibility-types';
import { defineScreen } from '../../screens/define-screen.ts';
import { articleQuery, code } from '../../screens/query-fields.ts';

/** Names of its parts, in the order of the page: the kinds of records, and the articles of Party building that speak of society. */
export const societyParts = { ...socialResponsibilityTypes, news: '责任动态' } as const;
export type SocietyPart = keyof typeof societyParts;

/** 社会责任: the beginning of each part, or one part with its pages. */
export const society = defineScreen({
  path: '/flag_navigation/society',
  title: '社会责任',
  section: 'flag_navigation',
  endpoint: 'social-responsibility-list',
  hasFeed: true,
  query: { type: code(societyParts), ...articleQuery },
  load: () => import('./load-society.ts'),
});
