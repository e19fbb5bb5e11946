import { useSite } from '../../api/use-site.ts';
import { Note } from '../../components/note/note.tsx';
import { OutageStatusLine } from '../../components/outage-status/outage-status.tsx';
import { PhoneList } from '../../components/phone-list/phone-list.tsx';
import { SafetyAdvice } from '../../components/safety-advice/safety-advice.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { toTitle } from '../../model/page/title.ts';
import { named } from '../../site-map.ts';
import type { OfflineData } from './load-offline.ts';
import { Words } from '../../components/words/words.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './offline-page.module.css';

/** When the data was read. */
function ReadAt({ now }: { now: number }) {
  return (
    <time dateTime={new Date(now).toISOString()}>
      <WholeFigures>{toDayTimeText(now)}</WholeFigures>
    </time>
  );
}

/** In place of every page while the network does not answer: outages with the time of the data, phones, safety. */
export function OfflinePage({ now, outages, counties }: OfflineData) {
  const { siteInfo } = useSite();
  return (
    <>
      <header className={styles.head}>
        <div className={`wrap ${styles.bar}`}>
          <a href={named.home} className={styles.brand}>
            {siteInfo.shortName || siteInfo.companyName}
          </a>
          <span className={styles.code}>{`股票代码 ${siteInfo.stockCode}`}</span>
        </div>
      </header>
      <main id="main" className={`wrap ${styles.page}`}>
        <div>
          <div className={styles.title}>
            <h1>离线停电信息</h1>
            {siteInfo.demo ? <SampleTag /> : null}
          </div>
          <p className={styles.time}>
            数据时间 <ReadAt now={now} />
          </p>
        </div>
        <Note tone="warn">
          <p>
            网络没有连上，您要打开的页面暂时无法显示。下面是 <ReadAt now={now} />{' '}
            保存在本机的停电信息，状态以那时为准，之后的变化没有包括在内。
          </p>
          <p className={styles.ways}>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of the page that was asked for */}
            <a href="" className={`tlink ${styles.way}`}>
              重新打开这一页
            </a>
            <a href={named.overhaul} className={`tlink ${styles.way}`}>
              停电检修公告
            </a>
            <a href={named.home} className={`tlink ${styles.way}`}>
              首页
            </a>
          </p>
        </Note>
        <section aria-labelledby="offline-outages">
          <SectionHeading title="停电公告" id="offline-outages" />
          {outages.length === 0 ? (
            <p>
              当前无停电计划 （数据时间 <ReadAt now={now} />
              ）。
            </p>
          ) : (
            <ul className={styles.outages}>
              {outages.map(({ id, title, status, statusText, span, places, equipment }) => (
                <li key={id} className={styles.outage}>
                  <OutageStatusLine status={status} statusText={statusText} countdown={null} />
                  <div className={styles.words}>
                    <h3 className={styles.name}>
                      <Words>{toTitle(title)}</Words>
                    </h3>
                    {places.length > 0 ? <p className={styles.facts}>{places.join('；')}</p> : null}
                    {equipment ? (
                      <p className={styles.facts}>
                        <WholeFigures>{equipment}</WholeFigures>
                      </p>
                    ) : null}
                  </div>
                  <p className={styles.span}>
                    <WholeFigures>{span}</WholeFigures>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="offline-phones">
          <SectionHeading title="联系电话" id="offline-phones" />
          <PhoneList siteInfo={siteInfo} counties={counties} />
        </section>
        <section aria-labelledby="offline-advice">
          <SectionHeading title="停电前后怎么做" id="offline-advice" />
          <SafetyAdvice />
        </section>
      </main>
    </>
  );
}
