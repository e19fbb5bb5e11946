import { useSite } from '../../api/use-site.ts';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { NoticeFilter, NoticeRow } from '../../components/notice-list/notice-list.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { RecordRows } from '../../components/record-row/record-row.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import type { QueryOf } from '../../screens/query-fields.ts';
import { detailHref } from '../../site-map.ts';
import { AnnouncementGroups } from './announcement-groups.tsx';
import { announcement } from './announcement.screen.ts';
import styles from './announcements.module.css';
import { CorrectionLine } from './correction-line.tsx';
import type { AnnouncementsData } from './load-announcements.ts';

type Query = QueryOf<typeof announcement.fields>;

/** Years and words; a group or category that was chosen stays. */
export function AnnouncementFilter({ query, years }: { query: Query; years: AnnouncementsData['years'] | undefined }) {
  const screen = { ...announcement, href: (next = {}) => announcement.href({ group: query.group, ...next }) };
  return (
    <NoticeFilter
      screen={screen}
      query={query}
      years={years}
      {...(query.group ? { keep: { group: query.group } } : {})}
    />
  );
}

/** The company's announcements: groups at the left, rows with file, original, and the two of a correction. */
export function AnnouncementsPage({ banner, query, years, groups, rows, ...paging }: AnnouncementsData) {
  const { siteInfo } = useSite();
  const toHref = (id: number): string => detailHref(announcement.detail ?? announcement.path, id);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={announcement.title} sample={siteInfo.demo} />
      <div className={styles.layout}>
        <AnnouncementGroups counts={groups} query={query} />
        <div className={styles.list}>
          <AnnouncementFilter query={query} years={years} />
          <ListBody
            {...paging}
            title={announcement.title}
            noun="公告"
            searched={announcement.words(query)}
            shown={rows.length}
            order="按发布时间倒序"
            whole={announcement.path}
            hrefFor={(page) => announcement.href({ ...query, page })}
            skeleton="outage"
          >
            <RecordRows label={announcement.title}>
              {rows.map((row) => (
                <NoticeRow
                  key={row.id}
                  row={row}
                  to={toHref(row.id)}
                  note={<CorrectionLine {...row} toHref={toHref} />}
                />
              ))}
            </RecordRows>
          </ListBody>
          <p className={styles.foot}>
            公告先在交易所网站和指定媒体披露，再转载到这里；每份公告内有原文链接和披露时间。
          </p>
        </div>
      </div>
    </SectionPage>
  );
}
