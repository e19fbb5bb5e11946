import { companyPageScreen } from './company-page-screen.ts';

export const contact = companyPageScreen('contact', '联系我们');
