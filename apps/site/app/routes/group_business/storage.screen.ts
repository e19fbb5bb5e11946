import { businessScreen } from './business-screen.ts';

export const storage = businessScreen('storage', '新型储能');
