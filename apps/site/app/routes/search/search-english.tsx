import { useSite } from '../../api/use-site.ts';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { ENGLISH_SECTIONS } from '../../model/search/search-english.ts';
import { telHref } from '../../shell/navigation.ts';
import styles from './search-english.module.css';

/** In English, for those who searched in it: the site is Chinese, whom to call, where to go on. */
export function SearchEnglish() {
  const { hotline, outagePhone } = useSite().siteInfo;
  return (
    <section lang="en" aria-label="English" className={styles.english}>
      <p>
        This website is in Chinese.
        {hotline ? (
          <>
            <span>{` Customer service: `}</span>
            <Phone number={hotline} />
            <span>.</span>
          </>
        ) : null}
        {outagePhone && outagePhone !== hotline ? (
          <>
            <span>{` To report a power failure: `}</span>
            <Phone number={outagePhone} />
            <span>.</span>
          </>
        ) : null}
      </p>
      <ul className={styles.sections} aria-label="Main sections">
        {ENGLISH_SECTIONS.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} className={`tlink ${styles.section}`}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={telHref(number)} className={`tlink num ${styles.phone}`}>
      {number}
    </a>
  );
}
