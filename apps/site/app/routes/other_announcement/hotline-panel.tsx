import type { SiteInfo } from '@yunxia/contract/site-info';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { telHref } from '../../shell/navigation.ts';
import { named } from '../../site-map.ts';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import styles from './hotline-panel.module.css';

/** The number of the regulator, whose it is, and whom to call first: our own line. */
export function HotlinePanel({ siteInfo }: { siteInfo: SiteInfo }) {
  const { regulatorHotline, hotline, outagePhone, shortName, demo } = siteInfo;
  return (
    <section className={`on-deep ${styles.panel}`} aria-labelledby="hotline-owner">
      <div>
        <p className={styles.name}>能源监管投诉举报热线</p>
        <a href={telHref(regulatorHotline)} className={styles.number} aria-label={`拨打${regulatorHotline}`}>
          {regulatorHotline}
        </a>
      </div>
      <div className={styles.words}>
        <h2 id="hotline-owner" className={styles.title}>
          <Words>{`这是监管机构的热线，不是${shortName || '本公司'}的客服电话`}</Words>
        </h2>
        <p className={styles.text}>
          {`${regulatorHotline}由国家能源监管机构设立和受理。报修、查电费、办电和投诉服务，请先联系我们；没有答复，或者对答复不满意，再拨打${regulatorHotline}。`}
        </p>
        <dl className={styles.phones}>
          <Phone label="供电服务热线" number={hotline} sample={demo} />
          <Phone label="停电报修" number={outagePhone} sample={demo} />
        </dl>
        <p>
          <SiteLink to={named.overhaul} className={styles.link}>
            先看看有没有停电公告
          </SiteLink>
        </p>
      </div>
    </section>
  );
}

function Phone({ label, number, sample }: { label: string; number: string; sample: boolean }) {
  if (!number) return null;
  return (
    <div>
      <dt className={styles.label}>
        <span>{label}</span>
        {sample ? <SampleTag /> : null}
      </dt>
      <dd>
        <a href={telHref(number)} className={styles.digits}>
          {number}
        </a>
      </dd>
    </div>
  );
}
