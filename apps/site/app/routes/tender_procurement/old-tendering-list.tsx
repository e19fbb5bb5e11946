import { useSite } from '../../api/use-site.ts';
import { ListBody } from '../../components/list-body/list-body.tsx';
import { ListHead } from '../../components/list-head/list-head.tsx';
import { ListRow, RowList } from '../../components/list-row/list-row.tsx';
import { Note } from '../../components/note/note.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { detailHref } from '../../site-map.ts';
import type { OldTenderingPage } from './load-old-tendering.ts';
import { OldTenderingFilter } from './old-tendering-filter.tsx';
import { oldTendering } from './old-tendering.screen.ts';
import { tendering } from './tendering.screen.ts';

/** The archive of the former site: that it is one, filters, rows, pages. */
export function OldTenderingList({ rows, query, years, banner, ...paging }: OldTenderingPage) {
  const { siteInfo } = useSite();
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
        <RowList label={oldTendering.title}>
          {rows.map(({ id, title: name, typeText, date }) => (
            <ListRow
              key={id}
              to={detailHref('/old_tendering_details', id)}
              title={name}
              tag={<Tag>{typeText}</Tag>}
              date={date ?? undefined}
            />
          ))}
        </RowList>
      </ListBody>
    </SectionPage>
  );
}
