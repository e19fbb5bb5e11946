import { partyScreen } from './party-screen.ts';

export const partyConduct = partyScreen('conduct', '党风廉政');
