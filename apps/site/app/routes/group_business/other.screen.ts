import { businessScreen } from './business-screen.ts';

export const otherBusiness = businessScreen('other', '其他业务', '/other_details');
