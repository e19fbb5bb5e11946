import { businessScreen } from './business-screen.ts';

export const energy = businessScreen('energy', '综合能源');
