import { tenderNoticeTypes } from '@yunxia/contract/purchase';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { articleLanguage, toPublishedTime } from '../../model/news/article.ts';
import { type TenderStep, toProjectLine, toTenderFacts, toTenderFiles } from '../../model/tender/tender.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref } from '../../site-map.ts';
import type { TenderData } from './load-tender.ts';
import { ProjectLine } from './project-line.tsx';
import styles from './tender-article.module.css';
import { TenderCandidates } from './tender-candidates.tsx';
import { TenderContacts } from './tender-contacts.tsx';
import { TenderDocuments } from './tender-documents.tsx';
import { TenderSteps } from './tender-steps.tsx';

export interface TenderArticleProps extends Pick<TenderData, 'info'> {
  /** What has to be known first: that the tender was changed, or that this is the archive. */
  notice: ReactNode;
  /** What can be done now; the archive has none. */
  card?: ReactNode;
  /** The times of the tender; the archive has none. */
  steps?: readonly TenderStep[];
}

/** Facts that the line of times tells. */
const IN_STEPS: readonly string[] = ['文件获取', '投标截止', '开标时间'];

/** A span of times breaks after its dash alone, not inside a date. */
function FactText({ text }: { text: string }) {
  if (!/^\d{4}-\d\d-\d\d[^–]*–\d/.test(text)) return <span>{text}</span>;
  return text.split(/(?<=–)/).map((time) => (
    <span key={time} className={styles.time}>
      {time}
    </span>
  ));
}

/** A tender notice as an article: facts, the project's line, candidates, text, whom to ask, files. */
export function TenderArticle({ info, notice, card, steps = [] }: TenderArticleProps) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const title = toTitle(info.title);
  const time = toPublishedTime(info.publishedAt);
  const facts = toTenderFacts(info).filter(({ label }) => steps.length === 0 || !IN_STEPS.includes(label));
  return (
    <SectionPage record={{ title }}>
      <ArticlePage
        title={title}
        lang={articleLanguage(info.title, info.content)}
        meta={
          <>
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
            <Tag>{tenderNoticeTypes[info.noticeType]}</Tag>
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        notice={notice}
        path={detailHref(pathname, info.id)}
        url={origin + detailHref(pathname, info.id)}
        {...(card ? { card } : { files: toTenderFiles(info.attachments) })}
      >
        <TenderSteps steps={steps} />
        <div>
          <FactList label="项目信息">
            {facts.map(({ label, text, isKey, former }) => (
              <Fact key={label} label={label}>
                {isKey ? <b className={styles.key}>{text}</b> : <FactText text={text} />}
                {former ? <s className={styles.former}>{`原定 ${former}`}</s> : null}
              </Fact>
            ))}
          </FactList>
          <p className={`hint ${styles.zone}`}>时间均为北京时间。</p>
        </div>
        <TenderDocuments {...info} />
        <ProjectLine steps={toProjectLine(info)} />
        <TenderCandidates candidates={info.candidates} />
        {info.content ? <RichText html={info.content} /> : null}
        <TenderContacts contacts={info.contacts} />
      </ArticlePage>
    </SectionPage>
  );
}
