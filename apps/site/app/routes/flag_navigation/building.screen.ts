import { partyScreen } from './party-screen.ts';

export const partyBuilding = partyScreen('building', '党的建设');
