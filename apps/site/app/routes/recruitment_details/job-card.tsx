import type { RecruitInfo } from '@yunxia/contract/recruit';
import { useDataTime } from '../../api/use-data-time.ts';
import { ActionCard, type CardAction } from '../../components/action-card/action-card.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { toFiles } from '../../model/news/article.ts';
import { jobCalendarHref } from '../../model/recruit/job-event.ts';
import { type JobView, toJobCount, toJobWays } from '../../model/recruit/recruit.ts';
import { JobStatusTag } from '../human_resources/job-status-tag.tsx';

export interface JobCardProps {
  info: RecruitInfo;
  job: JobView;
  /** By the server's clock, epoch ms. */
  now: number;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
  /** Path of the list it stands in. */
  list: string | undefined;
  /** Path and query of the page. */
  path: string;
}

/** Where and until when one applies for a job, its forms, and whom to ask. */
export function JobCard({ info, job, now, loadedAt, list, path }: JobCardProps) {
  const dataTime = useDataTime(loadedAt);
  const isClosed = job.status === 'closed';
  const ways = toJobWays(info);
  const site: CardAction | null = ways.applyUrl ? { to: ways.applyUrl, label: '网上报名', icon: 'external' } : null;
  const mail: CardAction | null = ways.email
    ? { to: mailHref(ways.email, job.title), label: '写邮件报名', icon: 'mail' }
    : null;
  const calendar: CardAction | null = job.deadline
    ? { to: jobCalendarHref(info.id), label: '把截止时间加入日历', short: '加入日历', icon: 'calendar' }
    : null;
  const actions = isClosed ? [] : [site, mail, calendar].filter((action) => action !== null);
  return (
    <ActionCard
      tone={isClosed ? 'over' : 'open'}
      status={<JobStatusTag {...job} />}
      dataTime={dataTime}
      count={toJobCount(info, now)}
      action={actions[0]}
      second={actions[1]}
      ways={actions.slice(2)}
      closed={
        isClosed
          ? {
              title: '本职位已截止报名',
              text: (
                <>
                  <p>不再接收简历。</p>
                  {list ? <LinkMore to={`${list}?status=open`}>查看正在招聘的职位</LinkMore> : null}
                </>
              ),
            }
          : null
      }
      files={toFiles(info.attachments)}
      contacts={ways.phone ? [{ role: '招聘咨询', phone: ways.phone }] : []}
      path={path}
    />
  );
}

/** A mail whose subject names the job. */
export const mailHref = (email: string, title: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(`应聘：${title}`)}`;
