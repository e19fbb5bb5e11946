import { companyPageScreen } from './company-page-screen.ts';

export const architecture = companyPageScreen('architecture', '组织架构');
