import { useSite } from '../../api/use-site.ts';
import { OutageGuesses } from '../../components/outage-verdict/outage-guesses.tsx';
import { OutageVerdict } from '../../components/outage-verdict/outage-verdict.tsx';
import { UnknownPlace, VerdictPhone } from '../../components/outage-verdict/unknown-place.tsx';
import { toVerdict } from '../../model/outage/outage-verdict.ts';
import { placeQueryOf } from '../../model/outage/place-query.ts';
import type { OverhaulPage } from './load-overhaul.ts';
import styles from './overhaul-list.module.css';
import { overhaul } from './overhaul.screen.ts';

export interface OverhaulAnswerProps {
  loaded: OverhaulPage;
  /** Epoch ms. */
  now: number;
}

/** The answer about the place that was asked for, above the list; nothing without one. */
export function OverhaulAnswer({ loaded, now }: OverhaulAnswerProps) {
  const { siteInfo } = useSite();
  const { reading, outages, query, counties } = loaded;
  if (reading === null || outages === null) return null;
  const { start, end } = query;
  const verdict = toVerdict({ reading, ...outages, days: { start, end }, now });
  const phone = reading.phone || siteInfo.outagePhone || siteInfo.hotline;
  const isUnknown = reading.certainty === 'unknown';
  // The answer cannot tell; the duty clerk on the phone can.
  const isDoubtful =
    verdict.tone === 'partly'
      ? verdict.rows.length === 0
      : verdict.tone === 'none' && !isUnknown && reading.unread !== '';
  return (
    <div className={styles.verdict}>
      <OutageVerdict verdict={verdict} as="h2" />
      {verdict.guesses.length > 0 ? (
        <OutageGuesses
          label={reading.certainty === 'known' ? '请选您要找的那一处' : '您要找的是不是'}
          guesses={verdict.guesses}
          hrefOf={(guess) => overhaul.href({ ...placeQueryOf(guess), start, end })}
        />
      ) : null}
      {isUnknown ? (
        <UnknownPlace
          phone={phone}
          counties={counties.map((title) => ({ title, count: undefined }))}
          hrefOf={(county) => overhaul.href({ region: county })}
          exampleHrefOf={(keyword) => overhaul.href({ keyword })}
        />
      ) : null}
      {isDoubtful && phone ? <VerdictPhone phone={phone} /> : null}
    </div>
  );
}
