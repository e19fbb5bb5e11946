import type { PartyBuildingType } from '@yunxia/contract/party-building';
import { defineScreen } from '../../screens/define-screen.ts';
import { articleQuery } from '../../screens/query-fields.ts';

/** The articles of Party building of one type. */
export const partyScreen = (type: PartyBuildingType, title: string) =>
  defineScreen({
    path: `/flag_navigation/${type}`,
    title,
    section: 'flag_navigation',
    endpoint: 'party-building-list',
    request: { type },
    detail: '/flag_navigation_details',
    hasFeed: true,
    query: articleQuery,
    load: () => import('./load-party.ts'),
  });
