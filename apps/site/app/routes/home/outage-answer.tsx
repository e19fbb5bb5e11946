import type { RefObject } from 'react';
import { useDataTime } from '../../api/use-data-time.ts';
import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { DayLine } from '../../components/outage-verdict/day-line.tsx';
import { OutageGuesses } from '../../components/outage-verdict/outage-guesses.tsx';
import { OutageVerdict } from '../../components/outage-verdict/outage-verdict.tsx';
import { UnknownPlace, VerdictPhone } from '../../components/outage-verdict/unknown-place.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toClockText, toMonthDayText } from '../../model/text/beijing-time.ts';
import type { Finding } from '../../model/home/home-look-up.ts';
import { toDayLine } from '../../model/outage/outage-day-line.ts';
import { outageFeedHref, toWebcal } from '../../model/outage/outage-feed-href.ts';
import { isToCome } from '../../model/outage/outage-sorting.ts';
import { toVerdict } from '../../model/outage/outage-verdict.ts';
import { nextStatusChange } from '../../model/outage/outage.ts';
import { placeQueryOf, toOwnPlace } from '../../model/outage/place-query.ts';
import { overhaul } from '../information_disclosure/overhaul.screen.ts';
import { home } from './home.screen.ts';
import { MatchedNotices } from './matched-notices.tsx';
import styles from './outage-answer.module.css';
import { OutageFailed } from './outage-failed.tsx';
import { RememberPlace } from './remember-place.tsx';
import { useSentenceFocus } from './use-sentence-focus.ts';

export interface OutageAnswerProps {
  finding: Finding;
  focusRef: RefObject<boolean>;
}

/** The answer to a look-up, or that there was none. */
export function OutageAnswer(props: OutageAnswerProps) {
  return props.finding.isFailed ? <OutageFailed {...props} /> : <OutageFound {...props} />;
}

/** The answer to a look-up: the sentence, then the notices it is about, or the ways on where there are none. */
function OutageFound({ finding, focusRef }: OutageAnswerProps) {
  const { asked, reading, records, total, counties, at } = finding;
  const { q: keyword, region, start, end } = asked;
  const { siteInfo, origin } = useSite();
  const dataTime = useDataTime(at);
  const now = useServerNow(at, (time) => nextStatusChange(records, time));
  const sentence = useSentenceFocus(focusRef);
  const verdict = toVerdict({ ...finding, days: asked, now });
  const { tone, guesses, rows, place } = verdict;
  const phone = reading?.phone || siteInfo.outagePhone || siteInfo.hotline;
  const near = reading?.certainty === 'known' ? toOwnPlace(reading) : null;
  const [main] = rows;
  const following = rows.find((record) => isToCome(record, now));
  const isPoint = place !== null && place.kind !== 'county' && place.kind !== 'town';
  const line = main && isPoint && (tone === 'now' || tone === 'soon') ? toDayLine(main, now) : null;
  const listed = reading?.certainty === 'partly' && reading.listed !== '' ? reading.listed : '';
  // The list parses the same text, so it has the same outages, those of the nearest place included.
  const listHref = overhaul.href({ keyword, region, start, end });
  const isLost = tone === 'none' && reading?.certainty === 'unknown';
  // The data does not say; the hotline can.
  const isDoubtful = tone === 'partly' ? rows.length === 0 : tone === 'none' && !isLost && Boolean(reading?.unread);
  return (
    <>
      <OutageVerdict verdict={verdict} sentenceRef={sentence}>
        {line ? <DayLine line={line} isLive={tone === 'now'} /> : null}
      </OutageVerdict>
      {guesses.length > 0 ? (
        <OutageGuesses
          label={reading?.certainty === 'known' ? '请选您要找的那一处' : '您要找的是不是'}
          guesses={guesses}
          hrefOf={(guess) => `${home.href({ q: placeQueryOf(guess).keyword, start, end })}#outage-look-up`}
        />
      ) : null}
      {isLost ? (
        <UnknownPlace
          phone={phone}
          counties={counties}
          hrefOf={(county) => overhaul.href({ region: county })}
          exampleHrefOf={(q) => `${home.href({ q })}#outage-look-up`}
        />
      ) : null}
      {isDoubtful && phone ? <VerdictPhone phone={phone} /> : null}
      {rows.length > 0 ? (
        <MatchedNotices
          records={rows}
          marks={reading?.marks ?? []}
          isNext={(record) => tone !== 'soon' && tone !== 'partly' && place !== null && record === following}
          said={verdict.chip.text}
          now={now}
          near={near}
        />
      ) : null}
      {tone === 'clear' && place ? (
        <div className={styles.ways}>
          <ButtonLink
            to={toWebcal(origin + outageFeedHref(placeQueryOf(place).keyword))}
            icon="calendar"
          >{`订阅${place.title}的停电`}</ButtonLink>
          <RememberPlace place={near} isButton />
          <p className={`hint ${styles.wide}`}>订阅后，手机日历会在停电前一天提醒；改期和取消自动更新，不用注册。</p>
        </div>
      ) : null}
      <div className={styles.source}>
        <p>{`数据时间：${toMonthDayText(dataTime)} ${toClockText(dataTime)}，与停电公告同步`}</p>
        {isLost ? null : (
          <LinkMore to={listHref}>
            <span>{total > rows.length ? `${listed}全部${total}条停电公告` : '停电检修公告'}</span>
          </LinkMore>
        )}
      </div>
    </>
  );
}
