import { businessScreen } from './business-screen.ts';

export const electric = businessScreen('electric', '电力生产供应');
