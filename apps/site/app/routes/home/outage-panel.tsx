import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { OutageBrief } from '../../model/outage/outage-brief.ts';
import { useSite } from '../../api/use-site.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { AskingVerdict } from '../../components/outage-verdict/asking-verdict.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { type Finding, parseHomeLookUp, toLookUpName } from '../../model/home/home-look-up.ts';
import type { AreaOption } from '../../model/home/home-outages.ts';
import { STILL_LOADING_MS } from '../../shell/constants.ts';
import { home } from '../../site-map.ts';
import type { OutageAnswerProps } from './outage-answer.tsx';
import answerStyles from './outage-answer.module.css';
import { OutageForm } from './outage-form.tsx';
import { OutageNear } from './outage-near.tsx';
import styles from './outage-panel.module.css';

// Fetched when a look-up begins; the server renders it with the page.
const loadAnswer = async () => ({ default: (await import('./outage-answer.tsx')).OutageAnswer });
const NoAnswer = () => <AskingVerdict title="" name="停电信息暂时无法读取" />;
const OutageAnswer = lazy<ComponentType<OutageAnswerProps>>(() => loadAnswer().catch(() => ({ default: NoAnswer })));

export interface OutagePanelProps {
  /** The next outages; null when they could not be read. */
  outages: readonly OutageBrief[] | null;
  areas: readonly AreaOption[];
  /** Result of the look-up in the URL; null without one. */
  finding: Finding | null;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

/** Look up outages by place; beside it what is off now and next, or the answer. */
export function OutagePanel({ outages, areas, finding, loadedAt }: OutagePanelProps) {
  const { siteInfo } = useSite();
  const phone = siteInfo.outagePhone || siteInfo.hotline;
  const panel = useRef<HTMLElement>(null);
  const focusRef = useRef(false);
  const navigation = useNavigation();
  const asked =
    navigation.state === 'loading' && navigation.location.pathname === home.path
      ? parseHomeLookUp(new URLSearchParams(navigation.location.search))
      : null;
  const isPending = asked !== null;
  const isLate = useLate(isPending);
  useEffect(() => {
    if (isPending) focusRef.current = true;
  }, [isPending]);
  const noteAsk = () => {
    focusRef.current = true;
    panel.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={`wrap ${styles.place}`}>
      <section ref={panel} className={styles.panel} aria-labelledby="outage-look-up">
        <div className={styles.question}>
          <h2 id="outage-look-up" className={styles.title}>
            <Icon name="outage" className={styles.icon} />
            停电查询
          </h2>
          <div onFocus={() => void loadAnswer().catch(() => undefined)}>
            <OutageForm areas={areas} finding={finding} loadedAt={loadedAt} isPending={isPending} onAsk={noteAsk} />
          </div>
          {phone ? (
            <p className={styles.call}>
              <SiteLink to={`tel:${phone}`} className={styles.callLink}>
                <Icon name="phone" size="md" />
                <span>
                  报修与咨询 <b className="num">{phone}</b>
                </span>
              </SiteLink>
            </p>
          ) : null}
          <ol className={styles.first}>
            <li>
              <b>突然没电，先看三处</b>
            </li>
            <li>自家开关有没有跳闸</li>
            <li>邻居家有没有电</li>
            <li>本页有没有公告；都不是，就打上面的电话</li>
          </ol>
        </div>
        <div
          className={finding || asked ? `${styles.answer} ${answerStyles.said}` : styles.answer}
          aria-busy={isPending}
        >
          {asked ? (
            <AskingVerdict title={isLate ? '仍在加载，请稍候' : '正在查'} name={toLookUpName(asked)} />
          ) : finding ? (
            <Suspense fallback={null}>
              <OutageAnswer finding={finding} focusRef={focusRef} />
            </Suspense>
          ) : (
            <OutageNear records={outages} loadedAt={loadedAt} />
          )}
        </div>
      </section>
    </div>
  );
}

/** True once something has been pending for long; there is no time-out (Spec §9). */
function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = window.setTimeout(() => setLate(true), STILL_LOADING_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isLate;
}
