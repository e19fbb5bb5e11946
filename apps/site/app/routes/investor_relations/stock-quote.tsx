import { ButtonLink } from '../../components/button/button.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { Note } from '../../components/note/note.tsx';
import { Words } from '../../components/words/words.tsx';
import { StatusTag, type StatusLook } from '../../components/status-tag/status-tag.tsx';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import type { QuoteView } from '../../model/investor/quote-view.ts';
import type { StockPage } from './load-stock.ts';
import styles from './stock.module.css';

const toHref = (id: number) => detailHref(noticeDetailPath('announcement'), id);

type About = NonNullable<StockPage['about']>;

/** A web address that a visitor may follow; '' is none. */
const webAddress = (url = ''): string => (/^https?:\/\//i.test(url) ? url : '');

const looks: Readonly<Record<QuoteView['session'], StatusLook>> = {
  before: 'plan',
  auction: 'soon',
  open: 'done',
  lunch: 'plan',
  closing_auction: 'soon',
  closed: 'off',
  holiday: 'off',
  suspended: 'late',
  unknown: 'late',
};

/** The latest figures: value and change first, then what they are made of, when and from whom. */
export function QuoteHead({ quote, about }: { quote: QuoteView; about: About }) {
  const { suspended, staleText } = quote;
  const trend = styles[quote.direction] ?? '';
  const exchange = webAddress(about.source.url);
  return (
    <>
      {staleText ? (
        <Note tone="warn">
          <span>{`${staleText}。`}</span>
          {exchange ? <LinkMore to={exchange}>当前价格请看交易所网站</LinkMore> : null}
        </Note>
      ) : null}
      <div className={styles.quote}>
        <div>
          <p className={styles.series}>
            <b>{about.isDemo ? '演示序列' : about.isDelayed ? '延时价' : '收盘价'}</b>
            <Words>{about.isDemo ? '基点100，不含币种，不代表任何证券的价格' : about.currency}</Words>
          </p>
          <p className={`${styles.price} ${trend}`}>
            <b>{quote.price}</b>
            {quote.change ? (
              <span className={styles.change}>
                <span aria-hidden="true">{{ up: '▲', down: '▼', flat: '■' }[quote.direction]}</span>
                <span className="vh">{{ up: '上涨', down: '下跌', flat: '持平' }[quote.direction]}</span>
                <span className="whole">{quote.change}</span>
                <span className="whole">{quote.changePercent}</span>
              </span>
            ) : null}
          </p>
        </div>
        {suspended ? (
          <div className={styles.suspended}>
            <p>
              <b>{suspended.text}</b>
            </p>
            <p className="hint">
              <span>{suspended.days}</span>
              {suspended.noticeId === null ? null : <LinkMore to={toHref(suspended.noticeId)}>停牌公告</LinkMore>}
            </p>
          </div>
        ) : (
          <dl className={styles.figures} aria-label="当日行情">
            {quote.facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.time}>
          <StatusTag look={looks[quote.session]}>{quote.sessionText}</StatusTag>
          <span>{quote.timeText}</span>
          {about.source.name ? <span>{`来源：${about.source.name}`}</span> : null}
          {about.source.licence ? <span>{`许可：${about.source.licence}`}</span> : null}
        </p>
      </div>
    </>
  );
}

/** No figures: the code, and the ways to the exchange. */
export function QuoteLink({
  stockCode,
  exchange,
  about,
  announcements,
}: {
  stockCode: string;
  exchange: string;
  about: About | null;
  announcements: StockPage['announcements'];
}) {
  const [quotes, filings] = [webAddress(about?.source.url), webAddress(about?.source.filingsUrl)];
  return (
    <>
      <p className={styles.series}>
        <span>{['股票代码', exchange].filter(Boolean).join('，')}</span>
      </p>
      <p className={styles.code}>{stockCode}</p>
      <p className={styles.say}>
        <span>{about ? '本站不提供股价。' : '行情暂时无法读取。'}</span>
        <br />
        <span>行情请看交易所网站，以交易所发布为准。</span>
      </p>
      <p className={styles.ways}>
        {quotes ? <ButtonLink to={quotes}>到交易所看行情</ButtonLink> : null}
        {filings ? (
          <ButtonLink to={filings} variant="line">
            到交易所看公告
          </ButtonLink>
        ) : null}
      </p>
      {announcements && announcements.length > 0 ? (
        <RowList label="最新公告">
          {announcements.slice(0, 3).map(({ id, title, date }) => (
            <ListRow key={id} to={toHref(id)} title={title} date={date ?? undefined} />
          ))}
        </RowList>
      ) : null}
    </>
  );
}
