import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import type { CardRow, CardView } from '../../model/search/search-card.ts';
import { telHref } from '../../shell/navigation.ts';
import styles from './answer-card.module.css';

/** The answer to a question that is not about outages: what to do, where, and whom to call. */
export function AnswerCard({ card: { title, answer, steps, rows, links, phone } }: { card: CardView }) {
  const headingId = useId();
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {answer ? <p className={styles.answer}>{answer}</p> : null}
        <Steps steps={steps} />
        <Rows rows={rows} />
      </div>
      {links.length > 0 || phone ? (
        <Ways phone={phone}>
          {links.map(({ label, to }) => (
            <LinkMore key={`${to} ${label}`} to={to} icon={to.startsWith('tel:') ? 'phone' : 'arrow-right'}>
              {label}
            </LinkMore>
          ))}
        </Ways>
      ) : null}
    </article>
  );
}

/** What to do, one thing after the other. */
export function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li key={at}>{step}</li>
      ))}
    </ol>
  );
}

/** Records that answer, each with what counts about it. */
export function Rows({ rows }: { rows: readonly CardRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, note, to }, at) => (
        <li key={at} className={styles.row}>
          {to ? (
            <SiteLink to={to} className={styles.link}>
              <Words>{label}</Words>
            </SiteLink>
          ) : (
            <Words>{label}</Words>
          )}
          {note ? <span className={`num ${styles.note}`}>{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Where to go on, at the foot of a card; the phone last. */
export function Ways({ children, phone }: { children: ReactNode; phone: string }) {
  return (
    <div className={styles.ways}>
      {children}
      {phone ? (
        <LinkMore to={telHref(phone)} icon="phone">
          <span className="num">{phone}</span>
        </LinkMore>
      ) : null}
    </div>
  );
}

/** The head line of a card: what answers, and of when the data is. */
export function CardHead({ label, time }: { label: string; time: { iso: string; text: string } }) {
  return (
    <div className={styles.head}>
      <span className={styles.source}>
        <Icon name="outage" size="sm" />
        <span>{label}</span>
      </span>
      <span>
        数据时间 <time dateTime={time.iso}>{time.text}</time>
      </span>
    </div>
  );
}
