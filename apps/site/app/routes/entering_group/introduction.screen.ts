import { companyPageScreen } from './company-page-screen.ts';

export const introduction = companyPageScreen('introduction', '集团简介');
