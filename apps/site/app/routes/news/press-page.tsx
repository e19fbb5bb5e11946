import { useSite } from '../../api/use-site.ts';
import { Attachments } from '../../components/attachments/attachments.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { ContactLines } from '../../components/contact-lines/contact-lines.tsx';
import { CompanyFacts } from '../../components/fact-parts/fact-parts.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { StatementHeading } from '../../components/statement-heading/statement-heading.tsx';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import type { PressFigure } from '../../model/news/press.ts';
import { importantNews } from './important.screen.ts';
import type { PressData } from './load-press.ts';
import { PressLogos } from './press-logos.tsx';
import styles from './press-page.module.css';
import { press } from './press.screen.ts';

/** 媒体服务: whom to call, then what a story needs: logo, figures to quote, fact sheet, the newest releases. */
export function PressPage({ banner, statement, content, contacts, figures, facts, files, releases }: PressData) {
  const { siteInfo } = useSite();
  return (
    <SectionPage banner={banner}>
      <div className={contacts.length > 0 ? styles.opening : undefined}>
        <StatementHeading title={press.title} statement={statement} sample={siteInfo.demo}>
          {content ? <RichText html={content} setting="column" /> : null}
        </StatementHeading>
        <ContactLines label="媒体联系方式" contacts={contacts} />
      </div>
      <section className={styles.part} aria-labelledby="press-logos">
        <SectionHeading id="press-logos" title="标识文件" />
        <PressLogos shortName={siteInfo.shortName} />
      </section>
      <Figures figures={figures} />
      <div className={facts.length + files.length > 0 && releases.length > 0 ? styles.pair : styles.part}>
        {facts.length + files.length > 0 ? (
          <section aria-labelledby="press-facts">
            <SectionHeading id="press-facts" title="一页纸介绍" />
            <div className={styles.facts}>
              <CompanyFacts label="一页纸介绍" facts={facts} />
              <Attachments files={files} label="介绍文件" />
            </div>
          </section>
        ) : null}
        {releases.length > 0 ? (
          <section aria-labelledby="press-releases">
            <SectionHeading id="press-releases" title="最近的新闻稿">
              <LinkMore to={importantNews.path} about="新闻稿">
                全部
              </LinkMore>
            </SectionHeading>
            <RowList>
              {releases.map(({ id, title, date }) => (
                <ListRow
                  key={id}
                  to={`/details?id=${id}`}
                  title={title}
                  date={date ? { iso: date.iso, text: `${date.caption.slice(5)}-${date.day}` } : undefined}
                />
              ))}
            </RowList>
          </section>
        ) : null}
      </div>
    </SectionPage>
  );
}

function Figures({ figures }: { figures: readonly PressFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="press-figures">
      <SectionHeading id="press-figures" title="可以直接引用的数字" />
      <ul className={styles.figures}>
        {figures.map(({ value, unit, text, source, asOf, quote }) => (
          <li key={quote} className={styles.figure}>
            <p className={styles.value}>
              <span>{value}</span>
              {unit ? <small className={styles.unit}>{unit}</small> : null}
            </p>
            <div className={styles.words}>
              <p>
                <WholeEnd>{text}</WholeEnd>
              </p>
              <p className={styles.source}>
                {source ? <span>{`来源：${source}`}</span> : null}
                {asOf ? <span className={styles.day}>{`截至${asOf}`}</span> : null}
              </p>
            </div>
            <CopyButton text={quote} label="复制这句" what={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
