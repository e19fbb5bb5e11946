import { toMonths, type NewsRowView } from '../../model/news/news.ts';
import { Cover } from '../cover/cover.tsx';
import { RowTitle } from '../row-title/row-title.tsx';
import { Tag } from '../tag/tag.tsx';
import { WholeEnd } from '../words/whole-end.tsx';
import styles from './story-list.module.css';

export interface StoryListProps {
  rows: readonly NewsRowView[];
  /** The page of a story. */
  toHref: (id: number) => string;
  /** The list begins here: its first story leads, four stand beside it. */
  hasLead?: boolean;
}

/** Stories that stand beside the leading one. */
const BESIDE = 4;

/**
 * The stories of a list: the first one large with four beside it where the list begins, then by month. A story has a
 * picture where its record has one; the others are as short as they are.
 */
export function StoryList({ rows, toHref, hasLead = false }: StoryListProps) {
  const [lead] = hasLead ? rows : [];
  const beside = hasLead ? rows.slice(1, BESIDE + 1) : [];
  const months = toMonths(hasLead ? rows.slice(BESIDE + 1) : rows);
  return (
    <>
      {lead ? (
        <ul className={beside.length > 0 ? styles.first : undefined}>
          <Story row={lead} to={toHref(lead.id)} place="lead" />
          {beside.map((row) => (
            <Story key={row.id} row={row} to={toHref(row.id)} place="beside" />
          ))}
        </ul>
      ) : null}
      {months.map(({ month, year, rows: stories }, at) => (
        // A story on top may stand before those of its month.
        <div key={`${at} ${year} ${month}`} className={styles.month}>
          {month ? (
            <p className={styles.name}>
              <span>
                <span>{month}</span>
                <small>月</small>
              </span>
              <small>{`${year}年`}</small>
            </p>
          ) : (
            <span />
          )}
          <ul aria-label={month ? `${year}年${month}月` : undefined}>
            {stories.map((row) => (
              <Story key={row.id} row={row} to={toHref(row.id)} place="row" />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface StoryProps {
  row: NewsRowView;
  to: string;
  place: 'lead' | 'beside' | 'row';
}

function Story({ row: { id, title, summary, cover, date, isTop }, to, place }: StoryProps) {
  const isRow = place === 'row';
  return (
    <li className={[styles.story, styles[place], cover?.url && styles.pictured].filter(Boolean).join(' ')}>
      {isRow && date ? (
        <time className={styles.day} dateTime={date.iso}>
          <span className="vh">{`${date.caption}-`}</span>
          <span>{date.day}</span>
        </time>
      ) : null}
      <div className={styles.words}>
        <RowTitle to={to} size="lg">
          {title}
        </RowTitle>
        {summary && place !== 'beside' ? (
          <p className={styles.summary}>
            <WholeEnd>{summary}</WholeEnd>
          </p>
        ) : null}
        {isTop || (date && !isRow) ? (
          <p className={styles.marks}>
            {isTop ? <Tag>置顶</Tag> : null}
            {date && !isRow ? <time dateTime={date.iso}>{`${date.caption}-${date.day}`}</time> : null}
          </p>
        ) : null}
      </div>
      {cover?.url ? (
        <div className={styles.cover}>
          <Cover
            picture={cover}
            id={id}
            ratio={place === 'lead' ? 'lead' : 'list'}
            eager={place === 'lead'}
            {...(place === 'lead' ? { shownAt: '(max-width: 768px) 100vw, 700px' } : {})}
          />
        </div>
      ) : null}
    </li>
  );
}
