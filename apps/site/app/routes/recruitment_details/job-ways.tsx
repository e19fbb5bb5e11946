import { ArticlePart } from '../../components/article/article-part.tsx';
import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { JobWays } from '../../model/recruit/recruit.ts';
import { telHref } from '../../shell/navigation.ts';
import styles from './job-article.module.css';
import { mailHref } from './job-card.tsx';

export interface JobWaysToApplyProps {
  /** What the editor says of it; '' for nothing. */
  html: string;
  ways: JobWays;
  /** Nothing is sent in any more: the address to apply at is left out, whom to ask stays. */
  isClosed: boolean;
  /** Name of the job, the subject of a mail. */
  title: string;
}

/** 应聘方式: the editor's words, then the address, mail and telephone as links. Nothing when the record names none. */
export function JobWaysToApply({ html, ways: { applyUrl, email, phone }, isClosed, title }: JobWaysToApplyProps) {
  if (!html && !applyUrl && !email && !phone) return null;
  return (
    <ArticlePart id="job-apply" title="应聘方式">
      <div className={styles.apply}>
        {html ? <RichText html={html} setting="column" /> : null}
        {email || phone ? (
          <FactList label="应聘联系方式">
            {email ? (
              <Fact label={isClosed ? '联系邮箱' : '投递邮箱'}>
                <a href={isClosed ? `mailto:${email}` : mailHref(email, title)} className={`tlink ${styles.link}`}>
                  {email}
                </a>
              </Fact>
            ) : null}
            {phone ? (
              <Fact label="咨询电话">
                <a href={telHref(phone)} className={`tlink num ${styles.link}`}>
                  {phone}
                </a>
              </Fact>
            ) : null}
          </FactList>
        ) : null}
        {applyUrl && !isClosed ? (
          <p>
            <LinkMore to={applyUrl}>网上报名</LinkMore>
          </p>
        ) : null}
      </div>
    </ArticlePart>
  );
}
