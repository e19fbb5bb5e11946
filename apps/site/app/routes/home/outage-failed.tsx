import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invalidatePage, pageKey } from '../../api/page-cache.ts';
import { useSite } from '../../api/use-site.ts';
import { Button } from '../../components/button/button.tsx';
import { OutageVerdict } from '../../components/outage-verdict/outage-verdict.tsx';
import { VerdictPhone } from '../../components/outage-verdict/unknown-place.tsx';
import { toClockText, toMonthDayText } from '../../model/text/beijing-time.ts';
import type { Finding } from '../../model/home/home-look-up.ts';
import styles from './outage-answer.module.css';
import { useSentenceFocus } from './use-sentence-focus.ts';

export interface OutageFailedProps {
  finding: Finding;
  focusRef: RefObject<boolean>;
}

/** The look-up failed: the form keeps its values and offers to send them again. */
export function OutageFailed({ finding: { at }, focusRef }: OutageFailedProps) {
  const { siteInfo } = useSite();
  const phone = siteInfo.outagePhone || siteInfo.hotline;
  const location = useLocation();
  const navigate = useNavigate();
  const sentence = useSentenceFocus(focusRef);
  const retry = () => {
    invalidatePage(pageKey(location));
    void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <OutageVerdict
        sentenceRef={sentence}
        silent
        verdict={{
          tone: 'none',
          chip: { look: 'off', text: '没有连上' },
          facts: [`${toMonthDayText(at)} ${toClockText(at)}`],
          phrases: [[{ text: '现在查不到，' }], [{ text: '请稍后再试' }]],
          sub: '您填的地点还在。着急可以直接打电话，24小时有人接。',
        }}
      />
      <div className={styles.ways}>
        <Button icon="refresh" onClick={retry}>
          再查一次
        </Button>
        {phone ? (
          <div>
            <p className="hint">报修与咨询</p>
            <VerdictPhone phone={phone} />
          </div>
        ) : null}
      </div>
    </>
  );
}
