import { useSite } from '../../api/use-site.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PhoneList } from '../../components/phone-list/phone-list.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { isExternal, SiteLink } from '../../components/site-link/site-link.tsx';
import { toMenu } from '../../shell/navigation.ts';
import { named, pages, sectionOf } from '../../site-map.ts';
import type { SectionsData } from './load-sections.ts';
import styles from './sections-page.module.css';

/** Pages outside the sections that have an entry of their own here. */
const further = [named.search, named.tools, named.feeds, named.display, named.accessibility, named.legal, named.about];

/** Every section with its pages, each a row; then whom to call. */
export function SectionsPage({ counties }: SectionsData) {
  const { siteInfo } = useSite();
  const { title, screens } = sectionOf('other_announcement');
  const groups = [
    ...toMenu(siteInfo).map(({ label, to, links }) => ({ label, links: links.length > 0 ? links : [{ label, to }] })),
    { label: title, links: screens.map((screen) => ({ label: screen.title, to: screen.path })) },
    {
      label: '更多',
      links: pages
        .filter(({ path }) => further.some((one) => one === path))
        .map((page) => ({ label: page.title, to: page.path })),
    },
  ];
  return (
    <div className="wrap page">
      <PageHeading title="全部栏目" />
      <div className={styles.groups}>
        {groups.map(({ label, links }) => (
          <section key={label} aria-label={label}>
            <h2 className={styles.title}>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to} className={styles.way}>
                    <span>{link.label}</span>
                    {isExternal(link.to) ? null : <Icon name="chevron-right" size="md" />}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section id="help" aria-labelledby="help-title" className={styles.help}>
        <SectionHeading title="求助电话" id="help-title" sample={siteInfo.demo} />
        <PhoneList siteInfo={siteInfo} counties={counties} />
        {siteInfo.address ? <p className={styles.address}>{`地址：${siteInfo.address}`}</p> : null}
      </section>
    </div>
  );
}
