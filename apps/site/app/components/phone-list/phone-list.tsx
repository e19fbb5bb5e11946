import type { SiteInfo } from '@yunxia/contract/site-info';
import styles from './phone-list.module.css';

/** The supply service of a county. */
export interface CountyPhone {
  readonly title: string;
  readonly phone: string;
}

export interface PhoneListProps {
  siteInfo: Pick<SiteInfo, 'outagePhone' | 'outagePhoneHours' | 'hotline' | 'hotlineHours' | 'regulatorHotline'>;
  counties: readonly CountyPhone[];
}

/** Numbers to call, by what has happened; the large digits are the link. */
export function PhoneList({ siteInfo, counties }: PhoneListProps) {
  const { outagePhone, outagePhoneHours, hotline, hotlineHours, regulatorHotline } = siteInfo;
  const calls = [
    { label: '停电报修', phone: outagePhone, when: `家中无电、电线断落、设备故障　${outagePhoneHours}` },
    { label: '服务热线', phone: hotline, when: `业务咨询、建议与投诉　${hotlineHours}` },
    { label: '能源监管热线', phone: regulatorHotline, when: '向供电企业反映后仍未解决' },
    { label: '火警与救援', phone: '119', when: '起火、触电受困、电梯被困' },
    { label: '医疗急救', phone: '120', when: '触电、受伤：先断开电源，再救人' },
    ...counties.map(({ title, phone }) => ({ label: `${title}供电服务`, phone, when: '' })),
  ].filter(({ phone }) => phone);
  return (
    <ul className={styles.calls}>
      {calls.map(({ label, phone, when }) => (
        <li key={label} className={styles.call}>
          <span className={styles.label}>{label}</span>
          <a href={`tel:${phone}`} className={styles.phone}>
            {phone}
          </a>
          {when ? <span className={styles.when}>{when}</span> : null}
        </li>
      ))}
    </ul>
  );
}
