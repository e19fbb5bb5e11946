import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { WaveRule } from '../../components/section-heading/wave-rule.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { StrategyGroupView, StrategyView } from '../../model/company/strategy.ts';
import type { StrategyData } from './load-strategy.ts';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import { Words } from '../../components/words/words.tsx';
import styles from './strategy-page.module.css';

/** 发展战略: vision and mission as statements beside their drawing, values side by side, goals as steps along a line. */
export function StrategyPage({ groups, banner }: StrategyData) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <PageHeading title="发展战略" sample={siteInfo.demo} />
      <div className={styles.groups}>
        {groups.length === 0 ? (
          <EmptyState title="暂无发展战略">
            <p>发展战略还没有发布内容。</p>
          </EmptyState>
        ) : null}
        {groups.map((group) => (
          <Group key={group.group} {...group} />
        ))}
      </div>
    </SectionPage>
  );
}

function Group({ group, name, parts }: StrategyGroupView) {
  const id = `strategy-${group}`;
  const body = {
    vision: <Statements parts={parts} />,
    mission: <Statements parts={parts} />,
    values: <Values parts={parts} />,
    goal: <Goals parts={parts} />,
    talent: null,
  }[group];
  return (
    <section aria-labelledby={id} className={styles.group}>
      <WaveRule />
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
      {body}
    </section>
  );
}

function Statements({ parts }: { parts: readonly StrategyView[] }) {
  return parts.map(({ id, title, subtitle, content, image }) => (
    <div key={id} className={image ? `${styles.part} ${styles.beside}` : styles.part}>
      <div className={styles.said}>
        <h3 className={styles.statement}>
          <Words>{title}</Words>
        </h3>
        {subtitle ? (
          <p className={styles.subtitle}>
            <WholeEnd>{subtitle}</WholeEnd>
          </p>
        ) : null}
        {content ? <RichText html={content} setting="column" /> : null}
      </div>
      {image ? <Wide image={image} /> : null}
    </div>
  ));
}

function Wide({ image }: { image: NonNullable<StrategyView['image']> }) {
  return <Picture picture={image} shownAt="(max-width: 768px) 100vw, 700px" className={styles.wide} />;
}

function Values({ parts }: { parts: readonly StrategyView[] }) {
  return (
    <ul className={styles.values}>
      {parts.map(({ id, title, subtitle, content, image }) => (
        <li key={id} className={styles.value}>
          {subtitle ? (
            <p className={styles.word}>
              <WholeEnd>{subtitle}</WholeEnd>
            </p>
          ) : null}
          <h3 className={styles.valueTitle}>{title}</h3>
          {content ? <RichText html={content} setting="column" /> : null}
          {image ? <Wide image={image} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Goals({ parts }: { parts: readonly StrategyView[] }) {
  return (
    <ol className={styles.goals}>
      {parts.map(({ id, title, subtitle, content, image }) => (
        <li key={id} className={image ? `${styles.goal} ${styles.pictured}` : styles.goal}>
          <div className={styles.words}>
            {subtitle ? (
              <p className={styles.term}>
                <WholeEnd>{subtitle}</WholeEnd>
              </p>
            ) : null}
            <h3 className={styles.goalTitle}>{title}</h3>
            {content ? <RichText html={content} setting="column" /> : null}
          </div>
          {image ? (
            <Picture picture={image} shownAt="(max-width: 768px) 100vw, 400px" className={styles.small} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
