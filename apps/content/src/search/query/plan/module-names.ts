/** Lists of the site by the names that visitors have for them, and which records are in each. */
import { companyLists } from './named-company.ts';
import { namesOf, type NamedModule, type PageName } from './named-module.ts';
import { pageLists } from './named-pages.ts';
import { reportPages } from './named-reports.ts';
import { workLists } from './named-work.ts';

/** Every list that has a name. */
export const namedModules: readonly NamedModule[] = [...workLists, ...companyLists, ...pageLists];

/** Every page that is called so. What is looked for by the names of the last ones is found by its words, in many lists. */
export const namedPages: readonly PageName[] = [
  ...namedModules,
  ...reportPages,
  {
    title: '投资者活动',
    url: '/investor_relations/activities',
    names: namesOf('股东会、股东大会、业绩说明会、投资者日历'),
  },
];
