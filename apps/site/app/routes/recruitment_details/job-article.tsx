import { recruitTypes } from '@yunxia/contract/recruit';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { ArticlePart } from '../../components/article/article-part.tsx';
import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { articleLanguage, toPublishedTime } from '../../model/news/article.ts';
import { nextJobsChange, toJobView, toJobWays } from '../../model/recruit/recruit.ts';
import { detailHref, listOf } from '../../site-map.ts';
import { JobCard } from './job-card.tsx';
import { JobWaysToApply } from './job-ways.tsx';
import type { JobData } from './load-job.ts';

/** A job: whether it is open by the server's clock, its facts, duties, requirements, how to apply, its forms. */
export function JobArticle({ info, now: loadedAt }: JobData) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const now = useServerNow(loadedAt, (time) => nextJobsChange([info], time));
  const job = toJobView(info, now);
  const time = toPublishedTime(info.publishedAt);
  const list = listOf(pathname, info.type);
  const isClosed = job.status === 'closed';
  return (
    <SectionPage record={{ title: job.title, type: info.type }}>
      <ArticlePage
        title={job.title}
        lang={articleLanguage(info.title, info.duties + info.requirements)}
        meta={
          <>
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
            <Tag>{recruitTypes[info.type]}</Tag>
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={detailHref(pathname, info.id)}
        url={origin + detailHref(pathname, info.id)}
        card={
          <JobCard
            info={info}
            job={job}
            now={now}
            loadedAt={loadedAt}
            list={list?.path}
            path={detailHref(pathname, info.id)}
          />
        }
      >
        <FactList label="职位信息">
          {job.company ? <Fact label="用人单位">{job.company}</Fact> : null}
          {job.department ? <Fact label="部门">{job.department}</Fact> : null}
          {job.city ? <Fact label="工作地点">{job.city}</Fact> : null}
          <Fact label="招聘人数">{job.headcount}</Fact>
          {job.education ? <Fact label="学历要求">{job.education}</Fact> : null}
          {job.salary ? <Fact label="薪酬">{job.salary}</Fact> : null}
          {job.deadline ? null : <Fact label="报名截止">长期有效</Fact>}
        </FactList>
        <Part id="duties" title="岗位职责" html={info.duties} />
        <Part id="requirements" title="任职要求" html={info.requirements} />
        <JobWaysToApply html={info.howToApply} ways={toJobWays(info)} isClosed={isClosed} title={job.title} />
        <p className="no-print">
          <LinkMore to="/human_resources/talent">了解集团人才战略</LinkMore>
        </p>
      </ArticlePage>
    </SectionPage>
  );
}

function Part({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html) return null;
  return (
    <ArticlePart id={`job-${id}`} title={title}>
      <RichText html={html} setting="column" />
    </ArticlePart>
  );
}
