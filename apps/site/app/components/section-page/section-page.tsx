import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SectionBanner } from '../../model/page/section-banner.ts';
import { hasBanner } from '../../screens/define-screen.ts';
import { breadcrumb, detailAt, listOf, screenAt, sectionOf } from '../../site-map.ts';
import { type BannerPhoto, PageBanner } from '../page-banner/page-banner.tsx';
import { SubNav } from '../sub-nav/sub-nav.tsx';

export interface SectionPageProps {
  /** The section's banner from the content server; null: the section's drawing. */
  banner?: SectionBanner | null | undefined;
  /** On detail pages: title and type of the record, for the breadcrumb. */
  record?: { readonly title: string; readonly type?: string };
  /** false: the children bring their own width. */
  wrapped?: boolean;
  /** On phones the list comes first: no banner, less room above. */
  isListFirst?: boolean;
  children: ReactNode;
}

const toPhoto = ({ image, imageMobile }: SectionBanner): BannerPhoto | undefined =>
  image
    ? {
        url: image.url,
        ...(image.width > 0 ? { width: image.width, height: image.height } : {}),
        ...(imageMobile ? { mobileUrl: imageMobile.url } : {}),
      }
    : undefined;

/**
 * The frame of a screen inside its section, from the site map: banner (not on detail pages), second-level navigation
 * and breadcrumb, then the screen itself. The section is the record's own where a detail route serves two.
 */
export function SectionPage({
  banner = null,
  record,
  wrapped = true,
  isListFirst = false,
  children,
}: SectionPageProps) {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const detail = detailAt(pathname);
  const current = detail ? listOf(detail.path, record?.type) : screen;
  const section = current?.section ? sectionOf(current.section) : undefined;
  const items = (section?.screens ?? []).map((one) => ({
    label: one.title,
    to: one.path,
    current: one.path === current?.path,
  }));
  const page = (
    <>
      {screen && section && section.key !== 'home' && hasBanner(screen) && (
        <PageBanner
          title={banner?.title || section.title}
          {...(banner?.subtitle ? { subtitle: banner.subtitle } : {})}
          art={`banner-${section.key}`}
          photo={banner ? toPhoto(banner) : undefined}
          isWideOnly={isListFirst}
        />
      )}
      <SubNav items={items} crumbs={breadcrumb(pathname, record)} />
      {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
      {wrapped ? <div className={`wrap page ${isListFirst ? 'page--list' : ''}`}>{children}</div> : children}
    </>
  );
  // Party building has its own colours, on its pages and nowhere else.
  return section?.key === 'flag_navigation' ? <div className="party">{page}</div> : page;
}
