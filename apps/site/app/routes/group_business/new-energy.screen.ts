import { businessScreen } from './business-screen.ts';

export const newEnergy = businessScreen('new_energy', '新能源');
