import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { DividendTable } from './dividend-table.tsx';
import type { StockPage } from './load-stock.ts';
import styles from './stock.module.css';

/** Distributions, and the yield as a fraction of both its numbers; without a close there is no yield. */
export function StockDividends({
  dividends,
  dividendYield,
  sample,
}: Pick<StockPage, 'dividends' | 'dividendYield'> & { sample: boolean }) {
  if (!dividends || dividends.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="stock-dividends">
      <SectionHeading id="stock-dividends" title="分红" sample={sample}>
        <LinkMore to="/investor_relations/dividend">分红与股本</LinkMore>
      </SectionHeading>
      <div className={styles.dividends}>
        <div>
          {dividendYield ? (
            <>
              <p className={styles.yield}>
                <b>{dividendYield.percent}</b>
                <span>%</span>
              </p>
              <p className={styles.fraction}>{`股息率 ＝ （${dividendYield.cash}）÷ ${dividendYield.close}`}</p>
              <p className="hint">近12个月除息的每股现金合计，除以最近收盘价。</p>
            </>
          ) : (
            <>
              <p className={styles.yield}>
                <b>—</b>
              </p>
              <p className="hint">没有收盘数据，不计算股息率。</p>
            </>
          )}
        </div>
        <DividendTable rows={dividends} label="分红送配" isShort />
      </div>
    </section>
  );
}
