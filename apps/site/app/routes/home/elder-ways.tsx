import { useSite } from '../../api/use-site.ts';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { telHref } from '../../shell/navigation.ts';
import { named } from '../../site-map.ts';
import styles from './elder-ways.module.css';

/** What older residents come for, after the look-up: at most ten ways with those above, the switch included. */
const ways: readonly (readonly [icon: IconName, label: string, note: string, to: string])[] = [
  ['chart', '电费计算', '填用电度数，算出电费', `${named.tools}#bill`],
  ['document', '公告', '停电、检修和恢复供电的公告', named.overhaul],
  ['info', '办电指南', '新装、过户、更名怎么办', '/other_announcement/affairs_guide'],
  ['user', '招聘', '正在招人的岗位', '/human_resources/society'],
  ['tender', '新闻', '集团近期的消息', '/news/important'],
];

/** The home page of the elder mode, below the look-up: the phone, then ways as rows. */
export function ElderWays() {
  const { siteInfo } = useSite();
  const phone = siteInfo.outagePhone || siteInfo.hotline;
  return (
    <div className={`if-elder wrap ${styles.place}`}>
      {phone ? (
        <a href={telHref(phone)} className={`on-deep ${styles.plate}`}>
          <Icon name="phone" />
          <span className={styles.words}>
            <b>报修电话</b>
            <span>
              <span>没电、断线　</span>
              <span className="whole">{siteInfo.outagePhoneHours}</span>
            </span>
          </span>
          <span className={styles.number}>{phone}</span>
          <span className={styles.dial}>拨打</span>
        </a>
      ) : null}
      <ul className={styles.ways} aria-label="常用服务">
        {ways.map(([icon, label, note, to]) => (
          <li key={to}>
            <SiteLink to={to} className={styles.way}>
              <Icon name={icon} />
              <span>
                <b>{label}</b>
                <span>{note}</span>
              </span>
              <Icon name="chevron-right" />
            </SiteLink>
          </li>
        ))}
        {siteInfo.regulatorHotline ? (
          <li>
            <a href={telHref(siteInfo.regulatorHotline)} className={styles.way}>
              <Icon name="hotline" />
              <span>
                <b>能源监管热线</b>
                <span>对供电服务不满意，打这个电话</span>
                <b className="num">{siteInfo.regulatorHotline}</b>
              </span>
            </a>
          </li>
        ) : null}
        <li>
          <a href={named.display} data-elder-switch="" className={styles.way}>
            <Icon name="external" />
            <span>
              <b>退出长者模式</b>
              <span>回到普通页面</span>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      </ul>
    </div>
  );
}
