import { businessScreen } from './business-screen.ts';

export const traffic = businessScreen('traffic', '绿色交通');
