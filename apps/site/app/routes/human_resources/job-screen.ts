import type { RecruitType } from '@yunxia/contract/recruit';
import { recruitStatuses } from '@yunxia/contract/recruit-status';
import { defineScreen } from '../../screens/define-screen.ts';
import { code, keyword, page, text } from '../../screens/query-fields.ts';

/** Most characters of a city, a discipline, a degree, by grapheme: as the contract has it. */
export const CITY_MAX = 50;

/** The jobs of one type. The keyword is one of title, company, department or city. */
export const jobScreen = (type: RecruitType, title: string) =>
  defineScreen({
    path: `/human_resources/${type}`,
    title,
    section: 'human_resources',
    endpoint: 'recruit-list',
    request: { type },
    detail: '/recruitment_details',
    hasFeed: true,
    query: {
      discipline: text(CITY_MAX),
      education: text(CITY_MAX),
      city: text(CITY_MAX),
      keyword: keyword(),
      status: code(recruitStatuses),
      page: page(),
    },
    timeDependent: true,
    load: () => import('./load-jobs.ts'),
  });

export type JobScreen = ReturnType<typeof jobScreen>;
