import type { BannerItem } from '@yunxia/contract/banner';

/** What a page shows of its section's banner: the rest of the record is not sent with it. */
export type SectionBanner = Pick<BannerItem, 'title' | 'subtitle' | 'image' | 'imageMobile'>;

/** What is shown of a record. */
export const toSectionBanner = ({ title, subtitle, image, imageMobile }: BannerItem): SectionBanner => ({
  title,
  subtitle,
  image,
  imageMobile,
});
