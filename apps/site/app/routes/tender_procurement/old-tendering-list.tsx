import { useSite } from '../../api/use-site.ts';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { Note } from '../../components/note/note.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { type StatusLook, StatusTag } from '../../components/status-tag/status-tag.tsx';
import { Words } from '../../components/words/words.tsx';
import { detailHref } from '../../site-map.ts';
import type { OldTenderingPage } from './load-old-tendering.ts';
import { OldTenderingFilter } from './old-tendering-filter.tsx';
import styles from './old-tendering-list.module.css';
import { oldTendering } from './old-tendering.screen.ts';
import { tendering } from './tendering.screen.ts';

/** What a kind of notice does to its project, as a shape before its name. */
const looks: Readonly<Record<OldTenderingPage['rows'][number]['noticeType'], StatusLook>> = {
  plan: 'plan',
  prequalification: 'plan',
  tender: 'open',
  change: 'late',
  clarification: 'late',
  candidates: 'soon',
  result: 'done',
  abnormal: 'off',
  contract: 'done',
};

/** The archive of the former site: that it is one, filters, rows, pages. */
export function OldTenderingList({ rows, query, years, banner, ...paging }: OldTenderingPage) {
  const { siteInfo } = useSite();
  const hasWinners = rows.some(({ winner }) => winner !== '');
  return (
    <SectionPage banner={banner}>
      <PageHeading title={oldTendering.title} sample={siteInfo.demo} />
      <ListHead>
        <Note>
          <p>以下是原网站的招标公告存档，仅供查阅；所列时间和联系方式已经失效。</p>
        </Note>
        <OldTenderingFilter query={query} years={years} />
      </ListHead>
      <ListBody
        {...paging}
        title={oldTendering.title}
        noun="公告"
        searched={oldTendering.words(query)}
        shown={rows.length}
        order="按发布时间倒序"
        whole={oldTendering.path}
        hrefFor={(page) => oldTendering.href({ ...query, page })}
        other={tendering}
        skeleton="row"
      >
        <div className={hasWinners ? styles.won : undefined}>
          <div className={styles.head} aria-hidden="true">
            <span>公告</span>
            <span>项目</span>
            {hasWinners ? <span>中标人</span> : null}
            <span>发布</span>
          </div>
          <ul className={styles.rows} aria-label={oldTendering.title}>
            {rows.map(({ id, title: name, noticeType, typeText, winner, date }) => (
              <li key={id} className={styles.row}>
                <StatusTag look={looks[noticeType]}>{typeText}</StatusTag>
                <SiteLink to={detailHref('/old_tendering_details', id)} className={styles.title} arrow={false}>
                  <Words>{name}</Words>
                </SiteLink>
                {winner ? (
                  <p className={styles.winner}>
                    <span className={styles.label}>中标人：</span>
                    <span>{winner}</span>
                  </p>
                ) : null}
                {date ? (
                  <time dateTime={date.iso} className={styles.date}>
                    {date.text}
                  </time>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </ListBody>
    </SectionPage>
  );
}
