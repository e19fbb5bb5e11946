import { useSite } from '../../api/use-site.ts';
import { Attachments } from '../../components/attachments/attachments.tsx';
import { ColumnSections } from '../../components/column-page/column-sections.tsx';
import { ColumnParts } from '../../components/column-page/column-text.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { StatementHeading } from '../../components/statement-heading/statement-heading.tsx';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import type { StrategyView } from '../../model/company/strategy.ts';
import { CareerPathsDrawing } from './career-paths.tsx';
import type { TalentData } from './load-talent.ts';
import { PostCounter } from './post-counter.tsx';
import { talent } from './talent.screen.ts';
import styles from './talent-page.module.css';
import { TalentVoiceBlock } from './talent-voice.tsx';

/** 人才战略: a statement beside the open posts, its principles, the paths, a voice, what is offered and what is hoped for. */
export function TalentPage({
  banner,
  statement,
  lead,
  sections,
  careers,
  voice,
  picture,
  files,
  parts,
  posts,
}: TalentData) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner} wrapped={false}>
      <div className={`wrap ${styles.top}`}>
        <div className={styles.opening}>
          <StatementHeading title={talent.title} statement={statement} sample={siteInfo.demo}>
            {lead.length > 0 ? <ColumnParts parts={lead} /> : null}
          </StatementHeading>
          <PostCounter posts={posts} />
        </div>
        <Principles parts={parts} />
      </div>
      <CareerPathsDrawing careers={careers} />
      <div className={`wrap ${styles.end}`}>
        <TalentVoiceBlock voice={voice} picture={picture} />
        <ColumnSections sections={sections} />
        <Attachments files={files} label="相关文件" />
      </div>
    </SectionPage>
  );
}

function Principles({ parts }: { parts: readonly StrategyView[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className={styles.pillars}>
      {parts.map(({ id, title, subtitle, content, figure }) => (
        <li key={id} className={styles.pillar}>
          <div>
            <h2 className={styles.heading}>{title}</h2>
            {subtitle ? (
              <p className={styles.subtitle}>
                <WholeEnd>{subtitle}</WholeEnd>
              </p>
            ) : null}
            {content ? <RichText html={content} setting="column" /> : null}
          </div>
          {figure ? (
            <p className={styles.figure}>
              <b className={styles.value}>{figure.value}</b>
              <span>{figure.label}</span>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
