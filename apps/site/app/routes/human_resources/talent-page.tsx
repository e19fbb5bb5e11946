import { useSite } from '../../api/use-site.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { StrategyView } from '../../model/company/strategy.ts';
import type { TalentData } from './load-talent.ts';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import styles from './talent-page.module.css';

/** 人才战略: its principles side by side, then the column's text, and the way to the open posts. */
export function TalentPage({ info, banner, parts }: TalentData) {
  const { siteInfo } = useSite();
  return (
    <ColumnPage
      info={info}
      banner={banner}
      sample={siteInfo.demo}
      before={parts.length > 0 ? <Principles parts={parts} /> : null}
    >
      <nav className={`${styles.ways} no-print`} aria-label="招聘职位">
        <ButtonLink to="/human_resources/campus" iconEnd="arrow-right">
          校园招聘职位
        </ButtonLink>
        <ButtonLink to="/human_resources/society" variant="line" iconEnd="arrow-right">
          社会招聘职位
        </ButtonLink>
      </nav>
    </ColumnPage>
  );
}

function Principles({ parts }: { parts: readonly StrategyView[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, title, subtitle, content, image }) => (
        <li key={id} className={styles.part}>
          {image ? (
            <Picture picture={image} shownAt="(max-width: 768px) 100vw, 400px" className={styles.picture} />
          ) : null}
          <h2 className={styles.title}>{title}</h2>
          {subtitle ? (
            <p className={styles.subtitle}>
              <WholeEnd>{subtitle}</WholeEnd>
            </p>
          ) : null}
          {content ? <RichText html={content} setting="column" /> : null}
        </li>
      ))}
    </ul>
  );
}
