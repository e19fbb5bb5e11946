/** 集团业务: the record a business page leads with, the further ones, and figures with their units. */
import type { BusinessItem, BusinessType } from '@yunxia/contract/business';
import type { Figure, Image } from '@yunxia/contract/media';
import { screenAt } from '../../site-map.ts';
import { toLoosePictures } from '../news/article.ts';
import { toTitle } from '../page/title.ts';

/** Records on a page of a business. */
export const BUSINESS_PAGE_SIZE = 12;

/** A business record as pages show it. */
export interface BusinessView {
  readonly id: number;
  /** `business-3`: where a link to this record leads. */
  readonly anchor: string;
  readonly title: string;
  readonly summary: string;
  /** null: the drawing of its business stands in. */
  readonly cover: Image | null;
  readonly figures: readonly Figure[];
  /** HTML of the content server, '' when there is none. */
  readonly content: string;
  /** Pictures that neither the text nor the head shows. */
  readonly gallery: readonly Image[];
}

/** Figures that can be shown: a value with a label; the same label once. */
export const toFigures = (figures: readonly Figure[]): Figure[] => {
  const byLabel = new Map<string, Figure>();
  for (const { label, value, unit } of figures) {
    const figure = { label: label.trim(), value: value.trim(), unit: unit.trim() };
    if (figure.label && figure.value && !byLabel.has(figure.label)) byLabel.set(figure.label, figure);
  }
  return [...byLabel.values()];
};

/** A record for the page. */
export const toBusiness = ({ id, title, summary, cover, figures, content, gallery }: BusinessItem): BusinessView => ({
  id,
  anchor: `business-${id}`,
  title: toTitle(title),
  summary: summary.trim(),
  cover: cover?.url ? cover : null,
  figures: toFigures(figures),
  content,
  gallery: toLoosePictures(
    gallery.filter(({ url }) => url && url !== cover?.url),
    content,
  ),
});

/** The page of a business by its type; undefined for a type without one. */
export const businessPath = (type: BusinessType): string | undefined => screenAt(`/group_business/${type}`)?.path;

/** Where a record of a business is shown in full: 其他业务 has a page for each, the others stand on their business's. */
export const businessHref = (type: BusinessType, id: number): string =>
  type === 'other' ? `/other_details?id=${id}` : `${businessPath(type) ?? ''}#business-${id}`;
