import { useSite } from '../../api/use-site.ts';
import type { ColumnData } from '../../api/load-column.ts';
import { Attachments } from '../../components/attachments/attachments.tsx';
import { ColumnSections } from '../../components/column-page/column-sections.tsx';
import { ColumnParts } from '../../components/column-page/column-text.tsx';
import { ContactLines } from '../../components/contact-lines/contact-lines.tsx';
import { CompanyFacts } from '../../components/fact-parts/fact-parts.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { StatementHeading } from '../../components/statement-heading/statement-heading.tsx';
import { toFiles } from '../../model/news/article.ts';
import { toColumn } from '../../model/news/column.ts';
import { toColumnContacts } from '../../model/news/column-contacts.ts';
import { toStatement } from '../../model/page/statement.ts';
import { toFacts } from '../../model/text/fact.ts';
import styles from './about-page.module.css';
import { about } from './about.screen.ts';

/** 关于本站: a statement beside whom to write to, what the site promises, who runs it and how often it is brought up to date. */
export function AboutPage({ info }: ColumnData) {
  const { siteInfo } = useSite();
  const { lead, sections, updated } = toColumn(info);
  const contacts = toColumnContacts(info.contacts);
  const facts = toFacts(info.facts);
  return (
    <SectionPage>
      <div className={contacts.length > 0 ? styles.opening : undefined}>
        <StatementHeading title={about.title} statement={toStatement(info.statement)} sample={siteInfo.demo}>
          {lead.length > 0 ? <ColumnParts parts={lead} /> : null}
        </StatementHeading>
        <ContactLines label="网站联系方式" contacts={contacts} />
      </div>
      <div className={sections.length > 0 && facts.length > 0 ? styles.pair : styles.part}>
        <ColumnSections sections={sections} />
        {facts.length > 0 ? (
          <section aria-labelledby="about-facts">
            <h2 id="about-facts" className={styles.heading}>
              网站资料
            </h2>
            <CompanyFacts label="网站资料" facts={facts} />
          </section>
        ) : null}
      </div>
      <Attachments files={toFiles(info.attachments)} label="相关文件" />
      {updated ? (
        <p className={`hint ${styles.updated}`}>
          本页更新于{' '}
          <time className="whole" dateTime={updated.iso}>
            {updated.text}
          </time>
        </p>
      ) : null}
    </SectionPage>
  );
}
