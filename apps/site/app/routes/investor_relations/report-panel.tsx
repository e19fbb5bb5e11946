import { ButtonLink } from '../../components/button/button.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import { toDocumentHref } from '../../model/disclosure/document-href.ts';
import type { Reading } from '../../model/investor/report-table.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import { PdfLink, toPdfFacts } from './pdf-link.tsx';
import { investorActivities } from './activities.screen.ts';
import type { ReportsPage } from './load-reports.ts';
import { reports } from './reports.screen.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './reports.module.css';

const TEXT = 'report-summary';
const QUESTIONS = 'report-questions';
const OUTLINE = 'report-outline';

/** Address of a report that is read here. */
const toHref = (id: number, part = TEXT): string => `${reports.href({ report: id })}#${part}`;

interface MaterialProps {
  icon: IconName;
  to: string;
  name: string;
  note: string;
  /** A file, which opens in the viewer. */
  isFile?: boolean;
}

function Material({ icon, to, name, note, isFile = false }: MaterialProps) {
  return (
    <li>
      <SiteLink to={to} className={styles.material} newTab={isFile} arrow={false}>
        <Icon name={icon} size="lg" />
        <span>
          <span className={styles.name}>{name}</span>
          <small className="hint">{note}</small>
        </span>
      </SiteLink>
    </li>
  );
}

interface ReportPanelProps {
  reading: Reading;
  /** The report to come. */
  next: ReportsPage['next'];
  isRead: boolean;
}

/** A report: its sentence, its figures, its summary before its file, what the meeting left, and the next report. */
export function ReportPanel({ reading, next, isRead }: ReportPanelProps) {
  const { id, meeting, slides, recordingUrl, questionCount, correctedBy, corrects } = reading;
  const hasMeeting = Boolean(meeting || slides || recordingUrl || questionCount > 0);
  return (
    <article className={`${styles.panel} ${hasMeeting ? '' : styles.single}`} aria-labelledby="report-title">
      <div className={styles.main}>
        <p className="hint num">{reading.state}</p>
        <h2 id="report-title">
          <Words>{reading.title}</Words>
        </h2>
        {correctedBy ? (
          <p className={styles.corrected}>
            <span>本报告已由 </span>
            <SiteLink to={toHref(correctedBy.id)}>{correctedBy.title}</SiteLink>
            <span> 更正。</span>
          </p>
        ) : null}
        {corrects ? (
          <p className={styles.corrected}>
            <span>本报告更正 </span>
            <SiteLink to={toHref(corrects.id)}>{corrects.title}</SiteLink>
            <span>。</span>
          </p>
        ) : null}
        {reading.summary ? (
          <p className={styles.lead}>
            <WholeFigures>{reading.summary}</WholeFigures>
          </p>
        ) : null}
        {reading.figures.length > 0 ? (
          <dl className={styles.figures}>
            {reading.figures.map(({ label, value, unit, change }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.value}>{value}</span>
                  <small>{unit}</small>
                </dd>
                {change ? <dd className="hint">{`同比 ${change}`}</dd> : null}
              </div>
            ))}
          </dl>
        ) : null}
        <div className={`no-print ${styles.ways}`}>
          {!isRead && reading.minutes > 0 ? (
            <ButtonLink to={toHref(id)}>
              <WholeFigures>{`读摘要，约${reading.minutes}分钟`}</WholeFigures>
            </ButtonLink>
          ) : null}
          {reading.pdf ? <PdfLink pdf={reading.pdf} title={reading.title} word="PDF" /> : null}
          {reading.noticeId === null ? null : (
            <LinkMore to={detailHref(noticeDetailPath('announcement'), reading.noticeId)} about={reading.title}>
              披露公告
            </LinkMore>
          )}
          {isRead ? <LinkMore to={reports.path}>看最近的报告</LinkMore> : null}
        </div>
      </div>
      {hasMeeting ? (
        <aside className={styles.meeting} aria-label="业绩说明会材料">
          <h3>业绩说明会</h3>
          {meeting?.time ? <p className="hint num">{meeting.time}</p> : null}
          <ul>
            {questionCount > 0 ? (
              <Material
                icon="document"
                to={toHref(id, QUESTIONS)}
                name="问答实录"
                note={`${questionCount}问，全文网页`}
              />
            ) : null}
            {slides ? (
              <Material
                icon="chart"
                to={toDocumentHref(slides.url)}
                name="演示稿"
                note={`PDF ${toPdfFacts(slides)}`.trim()}
                isFile
              />
            ) : null}
            {recordingUrl ? <Material icon="play" to={recordingUrl} name="录像" note={reading.recordingNote} /> : null}
          </ul>
          <div className={styles.more}>
            {meeting ? (
              <LinkMore to={detailHref(noticeDetailPath('activity'), meeting.id)} about={meeting.title}>
                会议记录
              </LinkMore>
            ) : null}
            {reading.hasOutline ? <LinkMore to={toHref(id, OUTLINE)}>演示稿文字提纲</LinkMore> : null}
            {next && !isRead ? (
              <LinkMore to={investorActivities.path} about={next.title}>
                <span>下一份：</span>
                <span className="num whole">{next.dueOn}</span>
              </LinkMore>
            ) : null}
          </div>
        </aside>
      ) : null}
    </article>
  );
}

/** The summary as a page, the outline of the slides, questions and answers. */
export function ReportText({ reading }: { reading: Reading }) {
  const { html, outline, questions } = reading;
  return (
    <>
      {html ? (
        <section className={styles.text} id={TEXT} aria-label="报告摘要">
          <RichText html={html} setting="column" />
        </section>
      ) : null}
      {questions.length > 0 ? (
        <section className={styles.section} aria-labelledby={QUESTIONS}>
          <SectionHeading id={QUESTIONS} title="问答实录" />
          <dl className={styles.questions}>
            {questions.map(({ question, answer }, at) => (
              <div key={`${at} ${question.slice(0, 20)}`}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {outline.length > 0 ? (
        <section className={styles.section} aria-labelledby={OUTLINE}>
          <SectionHeading id={OUTLINE} title="演示稿文字提纲" />
          <ol className={styles.outline}>
            {outline.map((line, at) => (
              <li key={`${at} ${line.slice(0, 20)}`}>{line}</li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
