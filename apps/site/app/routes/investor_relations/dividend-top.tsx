import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { Words } from '../../components/words/words.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import type { LatestDividend } from '../../model/investor/dividend-years.ts';
import styles from './dividend-page.module.css';
import type { DividendPageData } from './load-dividend.ts';

/** The yield as a fraction with both its numbers and their days; without a close there is none. */
export function DividendYieldPart({ dividendYield }: Pick<DividendPageData, 'dividendYield'>) {
  return (
    <section aria-labelledby="dividend-yield">
      <h2 id="dividend-yield" className="hint">
        股息率，近12个月
      </h2>
      {dividendYield ? (
        <>
          <p className={styles.yield}>
            <b>{dividendYield.percent}</b>
            <span>%</span>
          </p>
          <div className={styles.equation}>
            <p className={styles.fraction}>
              <span>{dividendYield.cash}</span>
              <span className="vh">除以</span>
              <span>{dividendYield.close}</span>
            </p>
            <p className="hint">
              <span>
                <WholeFigures>
                  {dividendYield.exDays.length > 0
                    ? `每股现金合计（除息日${dividendYield.exDays.join('、')}）`
                    : '近12个月没有除息'}
                </WholeFigures>
              </span>
              <br />
              <span>{`${dividendYield.day}收盘${dividendYield.isDemo ? '，演示序列' : '价'}`}</span>
            </p>
          </div>
        </>
      ) : (
        <>
          <p className={styles.yield}>
            <b>—</b>
          </p>
          <p className="hint">没有收盘数据，不计算股息率。</p>
        </>
      )}
    </section>
  );
}

/** The latest distribution, and how far it has come. */
export function LatestDividendPart({ latest }: { latest: LatestDividend }) {
  return (
    <section className={styles.pay} aria-labelledby="dividend-latest">
      <div className={styles.payHead}>
        <h2 id="dividend-latest">
          <Words>{latest.title}</Words>
        </h2>
        <StatusTag look={latest.isPaid ? 'done' : 'plan'}>{latest.statusText}</StatusTag>
      </div>
      <p className={styles.plan}>{latest.plan}</p>
      {latest.stages.length > 0 ? (
        <ol className={styles.stages}>
          {latest.stages.map(({ label, day, state }) => (
            <li key={label} className={styles[state]} aria-current={state === 'last' ? 'step' : undefined}>
              <time dateTime={day}>{day}</time>
              <span>{label}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <p className="hint">没收到？先问开户的证券公司。个人所得税按持股时间计算，由证券公司代扣。</p>
    </section>
  );
}
