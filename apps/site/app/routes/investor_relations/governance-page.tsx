import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { Words } from '../../components/words/words.tsx';
import type { CommitteeView, GovernanceView } from '../../model/investor/governance.ts';
import { ColumnWords } from './column-words.tsx';
import { GovernanceMeetings, GovernanceRules } from './governance-records.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './governance-page.module.css';
import type { GovernancePageData } from './load-governance.ts';

/** The board, its committees, the management; rules with their days; meetings that were held. */
export function GovernancePage({ banner, view, info }: GovernancePageData) {
  const { siteInfo } = useSite();
  const { board, boardSentence, committees, management, rules, meetings } = view;
  const isEmpty = board.people.length + management.people.length + rules.length + meetings.length === 0;
  return (
    <SectionPage banner={banner}>
      <PageHeading title="公司治理" sample={siteInfo.demo} />
      {isEmpty ? (
        <EmptyState title="暂无公司治理信息">
          <p>机构、人员、制度和会议发布后在这里显示。</p>
        </EmptyState>
      ) : null}
      <Body body={board} sentence={boardSentence} />
      {committees.length > 0 ? <Committees committees={committees} /> : null}
      <Body body={management} />
      {rules.length > 0 ? <GovernanceRules rules={rules} /> : null}
      {meetings.length > 0 ? <GovernanceMeetings meetings={meetings} /> : null}
      {info ? <ColumnWords info={info} /> : null}
    </SectionPage>
  );
}

function Body({ body: { key, title, people }, sentence = '' }: { body: GovernanceView['board']; sentence?: string }) {
  if (people.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`governance-${key}`}>
      <SectionHeading id={`governance-${key}`} title={title} />
      {sentence ? <p className={styles.say}>{sentence}</p> : null}
      <ul className={styles.people}>
        {people.map(({ id, name, post, term, isOver, resume }) => (
          <li key={id}>
            <div className={styles.who}>
              <h3>
                <Words>{name}</Words>
              </h3>
              <p>{post}</p>
            </div>
            <div className={styles.about}>
              {resume ? <p>{resume}</p> : null}
              {term ? (
                <p className={`hint ${styles.term}`}>
                  <span>
                    <WholeFigures>{`任期 ${term}`}</WholeFigures>
                  </span>
                  {isOver ? <StatusTag look="late">任期届满，待换届</StatusTag> : null}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Committees({ committees }: { committees: readonly CommitteeView[] }) {
  return (
    <section className={styles.section} aria-labelledby="governance-committees">
      <SectionHeading id="governance-committees" title="董事会专门委员会" />
      <ul className={styles.committees}>
        {committees.map(({ name, members }) => (
          <li key={name}>
            <h3>
              <Words>{name}</Words>
            </h3>
            <ul>
              {members.map((member, at) => (
                <li key={`${at} ${member.id}`}>
                  <span>{member.name}</span>
                  <small>{member.post}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
