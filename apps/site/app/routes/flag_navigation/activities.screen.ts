import { partyScreen } from './party-screen.ts';

export const groupActivities = partyScreen('activities', '群团活动');
