import { useLocation } from 'react-router';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { NewsRow, NewsRows } from '../../components/news-row/news-row.tsx';
import { businessHref } from '../../model/company/business.ts';
import { toCoverPicture } from '../../model/page/cover-picture.ts';
import { screenAt } from '../../site-map.ts';
import { BusinessFrame } from './business-frame.tsx';
import { BusinessLead } from './business-lead.tsx';
import styles from './other-page.module.css';
import type { BusinessData } from './load-business.ts';

/** 其他业务: a list whose records open pages of their own; one that bears the page's name leads it. */
export function OtherPage(data: BusinessData) {
  const { type, businesses } = data;
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? '';
  const lead = businesses.find((business) => business.title === title);
  const rows = businesses.filter((business) => business !== lead);
  return (
    <BusinessFrame {...data} title={title}>
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
                marks={figures.length > 0 ? <Figures figures={figures} /> : undefined}
              />
            ))}
          </NewsRows>
        ) : null}
      </div>
    </BusinessFrame>
  );
}

type Figure = BusinessData['businesses'][number]['figures'][number];

/** What each figure counts, and its number with the unit, which stay together. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  return figures.map(({ label, value, unit }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- two may count the same
    <span key={at} className={styles.figure}>
      <span>{label}</span>
      <span className="whole">{`${value}${unit}`}</span>
    </span>
  ));
}
