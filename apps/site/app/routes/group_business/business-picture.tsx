import type { BusinessType } from '@yunxia/contract/business';
import { ArtImage } from '../../art/art-image.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { BusinessView } from '../../model/company/business.ts';

export interface BusinessPictureProps {
  cover: BusinessView['cover'];
  type: BusinessType;
  className: string | undefined;
  eager?: boolean;
}

/** The cover of a record, or the drawing of its business. The words beside it say what it shows. */
export function BusinessPicture({ cover, type, className, eager = false }: BusinessPictureProps) {
  return cover ? (
    <Picture
      picture={cover}
      shownAt="(max-width: 768px) 100vw, 880px"
      className={className}
      alt={eager ? cover.alt : ''}
      eager={eager}
    />
  ) : (
    <ArtImage name={`biz-${type}`} className={className} eager={eager} />
  );
}
