import { type ReactNode, useRef } from 'react';
import { type LengthPart, toLengthParts } from '../../model/text/length-parts.ts';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { type AttachedFile, Attachments } from '../attachments/attachments.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { ActionBar } from './action-bar.tsx';
import { WholeFigures } from '../words/whole-figures.tsx';
import styles from './action-card.module.css';

/** What a reader does with the record: a link that looks like a button. */
export interface CardAction {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** A shorter label for the bar of phones. */
  readonly short?: string;
}

/** What is counted, as one large figure. */
export interface CardCount {
  /** 距投标截止. */
  readonly label: string;
  /** `1天6小时`, `2027-01-25`. */
  readonly figure: string;
  /** The instant itself, in words. */
  readonly time?: { readonly iso: string; readonly text: string } | undefined;
  /** After it: 北京时间. */
  readonly note?: string;
  /** The time that no longer holds. */
  readonly former?: string;
}

export interface ActionCardProps {
  /** `live`: the power is off now; `over`: there is nothing left to do. */
  tone?: 'open' | 'live' | 'over';
  /** The state as a tag. */
  status: ReactNode;
  /** When the data was read, epoch ms; undefined where no state runs by the clock. */
  dataTime?: number | undefined;
  count?: CardCount | null | undefined;
  /** Between the figure and the button: how far an outage has come. */
  progress?: ReactNode;
  /** The one filled button. */
  action?: CardAction | null | undefined;
  /** At most one outlined button. */
  second?: CardAction | null | undefined;
  /** What is over although the record is not: 文件获取已截止. */
  closed?: { readonly title: string; readonly text: ReactNode } | null | undefined;
  files?: readonly AttachedFile[];
  /** Other ways on, as links. */
  ways?: readonly CardAction[];
  /** Whom to call. */
  contacts?: readonly { readonly role: string; readonly phone: string }[];
  /** Path and query of the page, whose URL the QR code holds. */
  path: string;
}

/**
 * What can be done with a record, in one order for all kinds: state, what is counted, the button, what is over, files,
 * whom to call, the code for the phone. It stays in view beside the text. A part without content is left out.
 */
export function ActionCard(props: ActionCardProps) {
  const { tone = 'open', status, dataTime, count, progress, action, second, closed, path } = props;
  const { files = [], ways = [], contacts = [] } = props;
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <aside className={styles.card} data-tone={tone} aria-label="办理">
      <section className={styles.top} aria-label="当前状态">
        <div className={styles.now}>
          {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
          {status}
          {dataTime === undefined ? null : (
            <p className={styles.read}>
              数据时间{' '}
              <span className="num">
                <WholeFigures>{toDayTimeText(dataTime)}</WholeFigures>
              </span>
            </p>
          )}
        </div>
        {count ? <Count {...count} /> : null}
        {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
        {progress}
        {action ? (
          <div ref={buttons} className={`${styles.buttons} no-print`}>
            <ButtonLink to={action.to} icon={action.icon}>
              <WholeFigures>{action.label}</WholeFigures>
            </ButtonLink>
            {second ? (
              <ButtonLink to={second.to} icon={second.icon} variant="line">
                {second.label}
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </section>
      {closed ? (
        <section className={styles.part}>
          <h2 className={styles.closed}>
            <Icon name="alert" size="md" />
            <span>{closed.title}</span>
          </h2>
          <div className={styles.why}>{closed.text}</div>
        </section>
      ) : null}
      {files.length > 0 ? (
        <section className={`${styles.part} ${styles.files}`}>
          <h2 className={styles.heading}>文件</h2>
          <Attachments files={files} />
        </section>
      ) : null}
      {ways.length > 0 ? (
        <ul className={`${styles.part} no-print`} aria-label="其他办法">
          {ways.map(({ to, label, icon }) => (
            <li key={to}>
              <a href={to} className={styles.way}>
                <Icon name={icon} size="md" />
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {contacts.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.heading}>联系</h2>
          {contacts.map(({ role, phone }) => (
            <p key={role + phone} className={styles.contact}>
              <span>{role}</span>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.phone}>
                {phone}
              </a>
            </p>
          ))}
        </section>
      ) : null}
      <div className={`${styles.part} ${styles.code}`}>
        <img
          src={`/qr.svg?to=${encodeURIComponent(path)}`}
          width={72}
          height={72}
          alt="本页地址的二维码"
          decoding="async"
          fetchPriority="low"
        />
        <p>
          在手机上接着看
          <br />
          本页不登记您的任何信息
        </p>
      </div>
      {action ? <ActionBar buttons={buttons} action={action} count={count} /> : null}
    </aside>
  );
}

function Count({ label, figure, time, note, former }: CardCount) {
  return (
    <div className={styles.count}>
      <p>{label}</p>
      <p className={styles.figure}>
        {toLengthParts(figure).map(({ number, unit }: LengthPart) => (
          <span key={unit} className={styles.amount}>
            <span>{number}</span>
            {unit ? <small>{unit}</small> : null}
          </span>
        ))}
      </p>
      {time || note ? (
        <p>
          {time ? (
            <time dateTime={time.iso} className={styles.time}>
              {time.text}
            </time>
          ) : null}
          {note ? <span>{note}</span> : null}
        </p>
      ) : null}
      {former ? (
        <p>
          <s>
            <WholeFigures>{`原定 ${former}`}</WholeFigures>
          </s>
        </p>
      ) : null}
    </div>
  );
}
