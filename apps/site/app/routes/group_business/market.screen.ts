import { businessScreen } from './business-screen.ts';

export const market = businessScreen('market', '市场化售电');
