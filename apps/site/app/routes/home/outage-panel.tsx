import type { NoticeItem } from '@yunxia/contract/notice';
import { useSite } from '../../api/use-site.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import type { AreaOption } from '../../model/home-outages.ts';
import type { Finding } from './look-up.ts';
import { OutageFinding, toOutcome } from './outage-finding.tsx';
import { type Asked, OutageForm } from './outage-form.tsx';
import { OutageNear } from './outage-near.tsx';
import styles from './outage-panel.module.css';
import { useKept } from './use-kept.ts';
import { useLookUp } from './use-look-up.ts';

export interface OutagePanelProps {
  /** The next outages; null when they could not be read. */
  outages: readonly NoticeItem[] | null;
  areas: readonly AreaOption[];
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** Look up outages by area, days and words; beside it what is off now and next, or what was found. */
export function OutagePanel({ outages, areas, loadedAt }: OutagePanelProps) {
  const { siteInfo } = useSite();
  const phone = siteInfo.outagePhone || siteInfo.hotline;
  const [asked, setAsked] = useKept<Asked | null>('outage asked', null);
  const [finding, setFinding] = useKept<Finding | null>('outage finding', null);
  const { phase, ask, cancel } = useLookUp(setFinding);
  const find = (next: Asked) => {
    setAsked(next);
    void ask(next.query);
  };
  const goBack = () => {
    cancel();
    setFinding(null);
  };
  return (
    <div className={`wrap ${styles.place}`}>
      <section className={styles.panel} aria-labelledby="outage-look-up">
        <div className={styles.question}>
          <h2 id="outage-look-up" className={styles.title}>
            <Icon name="outage" className={styles.icon} />
            停电查询
          </h2>
          <p className="hint">查询供电区域内的计划检修与临时停电，结果来自停电公告。</p>
          <OutageForm
            areas={areas}
            asked={asked}
            loadedAt={loadedAt}
            phase={phase}
            outcome={finding ? toOutcome(finding) : ''}
            onFind={find}
          />
          {phone ? (
            <p className={styles.call}>
              <LinkMore to={`tel:${phone}`} icon="phone">
                报修与咨询：{phone}
              </LinkMore>
            </p>
          ) : null}
        </div>
        <div className={styles.answer} aria-busy={phase === 'pending' || phase === 'late'}>
          {finding || phase === 'failed' ? (
            <OutageFinding
              finding={phase === 'failed' ? null : finding}
              onBack={goBack}
              onRetry={() => asked && find(asked)}
            />
          ) : (
            <OutageNear records={outages} loadedAt={loadedAt} />
          )}
        </div>
      </section>
    </div>
  );
}
