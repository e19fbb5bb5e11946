import { partyScreen } from './party-screen.ts';

export const culture = partyScreen('culture', '企业文化');
