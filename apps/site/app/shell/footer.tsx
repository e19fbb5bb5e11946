import type { SiteInfo } from '@yunxia/contract/site-info';
import { Link } from '../components/link/link.tsx';
import { PoliceBadge } from '../art/police-badge.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { SampleTag } from '../components/sample-tag/sample-tag.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { WholeFigures } from '../components/words/whole-figures.tsx';
import { named, screenAt } from '../site-map.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { Licence } from './licence.tsx';
import { icpHref, policeHref, telHref, toCodeAlt, toMenu } from './navigation.ts';

export interface FooterProps {
  siteInfo: SiteInfo;
  /** The pdf of disclosure type 15 (Spec §2); null when there is none. */
  disclosurePdf: string | null;
}

/** Pages that only the footer and the search lead to. */
const furtherPages = [
  named.legal,
  named.tools,
  named.feeds,
  named.display,
  named.accessibility,
  named.about,
  named.search,
] as const;

/** The foot of every page: hotlines, codes, every section's links, the column of 12398, filings (Spec §2). */
export function Footer({ siteInfo, disclosurePdf }: FooterProps) {
  const map = toMenu(siteInfo).filter((section) => section.links.length > 0);
  return (
    <footer className={`on-deep ${styles.footer}`}>
      <div className={styles.ridge} />
      <div className="wrap">
        <div className={styles.top}>
          <Brand shortName={siteInfo.shortName} line={siteInfo.demo ? '标识与名称为演示' : siteInfo.slogan} />
          <Hotlines siteInfo={siteInfo} />
          <Codes siteInfo={siteInfo} />
        </div>
        <nav id="site-links" className={styles.map} aria-label="网站地图" tabIndex={-1}>
          {map.map((section) => (
            <section key={section.key}>
              <h2 className={styles.section}>
                <Link to={section.to}>{section.label}</Link>
              </h2>
              <Fold name="site-links" label={section.label} />
              <ul>
                {section.links.map((link) => (
                  <li key={link.to}>
                    <SiteLink to={link.to}>{link.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <ul className={styles.further}>
          <li>
            <Link to={named.hotline}>{`${siteInfo.regulatorHotline} 专栏`}</Link>
          </li>
          {furtherPages.map((path) => (
            <li key={path}>
              <Link to={path}>{screenAt(path)?.title}</Link>
            </li>
          ))}
          {disclosurePdf ? (
            <li className={styles.long}>
              <SiteLink to={disclosurePdf} newTab>
                信息公开目录（PDF）
              </SiteLink>
            </li>
          ) : null}
          {siteInfo.licenceImage ? (
            <li>
              <Licence image={siteInfo.licenceImage} caption={siteInfo.licenceCaption} sample={siteInfo.demo} />
            </li>
          ) : null}
          {siteInfo.apps.map((app) => (
            <li key={app.url} className={styles.long}>
              <SiteLink to={app.url}>{app.label}</SiteLink>
            </li>
          ))}
          {/* At most one of them is shown; device/desktop-choice.ts acts on both. */}
          <li className={styles.toDesktop}>
            <a href="#site-links" data-choose-view="desktop">
              浏览电脑版
            </a>
          </li>
          <li className={styles.toPhone}>
            <a href="#site-links" data-choose-view="mobile">
              返回手机版
            </a>
          </li>
        </ul>
        <Filings siteInfo={siteInfo} />
      </div>
    </footer>
  );
}

/**
 * On phones what follows is shown while this is open. It stands beside it and not around it: on wide screens, where there
 * is no fold, browsers would keep what is in a closed one hidden.
 */
function Fold({ name, label }: { name: string; label: string }) {
  return (
    <details name={name} className={styles.fold}>
      <summary>{label}</summary>
    </details>
  );
}

function Hotlines({ siteInfo }: { siteInfo: SiteInfo }) {
  return (
    <dl className={styles.hotlines}>
      {siteInfo.hotline ? (
        <div>
          <dt>
            <Icon name="phone" size="sm" />
            供电服务热线
            {siteInfo.demo ? <SampleTag /> : null}
          </dt>
          <dd>
            <a href={telHref(siteInfo.hotline)}>{siteInfo.hotline}</a>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          <Icon name="hotline" size="sm" />
          能源监管热线
        </dt>
        <dd>
          <a href={telHref(siteInfo.regulatorHotline)}>{siteInfo.regulatorHotline}</a>
        </dd>
      </div>
    </dl>
  );
}

function Codes({ siteInfo }: { siteInfo: SiteInfo }) {
  if (siteInfo.qrCodes.length === 0) return null;
  return (
    <div className={styles.codesBox}>
      <Fold name="site-codes" label="二维码（长按识别）" />
      <ul className={styles.codes}>
        {siteInfo.qrCodes.map(({ label, image }) => (
          <li key={label}>
            <figure>
              <img
                className={styles.code}
                src={image.url}
                width={image.width || 88}
                height={image.height || 88}
                alt={toCodeAlt(label, image.alt)}
                loading="lazy"
                decoding="async"
              />
              <figcaption className={styles.caption}>{label}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Filings({ siteInfo }: { siteInfo: SiteInfo }) {
  const { icp, police } = siteInfo;
  return (
    <ul className={styles.filings}>
      <li>{siteInfo.copyright || `© ${siteInfo.companyName}`}</li>
      {siteInfo.address ? <li>{`地址：${siteInfo.address}`}</li> : null}
      {siteInfo.phone ? (
        <li>
          电话：<a href={telHref(siteInfo.phone)}>{siteInfo.phone}</a>
        </li>
      ) : null}
      {icp?.text ? (
        <li>
          <SiteLink to={icpHref(icp)} arrow={false}>
            {icp.text}
          </SiteLink>
        </li>
      ) : null}
      {police?.text ? (
        <li>
          <SiteLink to={policeHref(police)} arrow={false}>
            <PoliceBadge className={styles.badge} />
            <span>
              <WholeFigures>{police.text}</WholeFigures>
            </span>
          </SiteLink>
        </li>
      ) : null}
    </ul>
  );
}
