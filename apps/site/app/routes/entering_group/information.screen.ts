import { companyPageScreen } from './company-page-screen.ts';

export const information = companyPageScreen('information', '企业信息');
