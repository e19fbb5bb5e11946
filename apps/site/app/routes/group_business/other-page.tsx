import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { NewsRow, NewsRows } from '../../components/news-row/news-row.tsx';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { businessHref } from '../../model/company/business.ts';
import { toCoverPicture } from '../../model/page/cover-picture.ts';
import { screenAt } from '../../site-map.ts';
import { BusinessLead } from './business-lead.tsx';
import styles from './other-page.module.css';
import type { BusinessData } from './load-business.ts';

/** 其他业务: a list whose records open pages of their own; one that bears the page's name leads it. */
export function OtherPage({ type, businesses, total, page, pages, banner }: BusinessData) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const title = screenAt(pathname)?.title ?? '';
  const companies = screenAt('/group_business/subsidiaries');
  const lead = businesses.find((business) => business.title === title);
  const rows = businesses.filter((business) => business !== lead);
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      {businesses.length === 0 ? (
        <ListEmpty
          title={title}
          noun="内容"
          searched=""
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={pathname}
          other={companies}
        />
      ) : null}
      <div className={styles.page}>
        {lead ? (
          <BusinessLead business={lead} type={type} pageTitle={title}>
            <p>
              <LinkMore to={businessHref(type, lead.id)}>查看业务详情</LinkMore>
            </p>
          </BusinessLead>
        ) : null}
        {rows.length > 0 ? (
          <NewsRows>
            {rows.map(({ id, title: name, summary, cover, figures }) => (
              <NewsRow
                key={id}
                id={id}
                to={businessHref(type, id)}
                title={name}
                summary={summary}
                cover={toCoverPicture(cover)}
                marks={figures.length > 0 ? <span>{toFigureText(figures)}</span> : undefined}
              />
            ))}
          </NewsRows>
        ) : null}
      </div>
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </SectionPage>
  );
}

const toFigureText = (figures: BusinessData['businesses'][number]['figures']): string =>
  figures.map(({ label, value, unit }) => `${label}${value}${unit}`).join(' · ');
