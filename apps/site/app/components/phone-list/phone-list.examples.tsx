import { PhoneList } from './phone-list.tsx';

export function PhoneListExamples() {
  const siteInfo = {
    outagePhone: '000-00000000',
    outagePhoneHours: '24小时',
    hotline: '',
    hotlineHours: '',
    regulatorHotline: '12398',
  };
  return <PhoneList siteInfo={siteInfo} counties={[{ title: '云溪县', phone: '000-0000-0101' }]} />;
}
