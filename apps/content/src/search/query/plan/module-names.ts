/** Lists of the site by the names that visitors have for them, and which records are in each. */
import { companyLists } from './named-company.ts';
import type { NamedModule } from './named-module.ts';
import { pageLists } from './named-pages.ts';
import { workLists } from './named-work.ts';

/** Every list that has a name. */
export const namedModules: readonly NamedModule[] = [...workLists, ...companyLists, ...pageLists];
