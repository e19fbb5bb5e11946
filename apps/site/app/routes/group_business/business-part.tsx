import type { BusinessType } from '@yunxia/contract/business';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BusinessView } from '../../model/company/business.ts';
import { BusinessFigures } from './business-figures.tsx';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import styles from './business-part.module.css';
import { BusinessPicture } from './business-picture.tsx';

/** A further record of a business, in full: it has no page of its own. */
export function BusinessPart({ business, type }: { business: BusinessView; type: BusinessType }) {
  const { anchor, title, summary, cover, figures, content, gallery } = business;
  return (
    <article id={anchor} className={styles.part}>
      <BusinessPicture cover={cover} type={type} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {summary ? (
          <p className={styles.summary}>
            <WholeEnd>{summary}</WholeEnd>
          </p>
        ) : null}
        <BusinessFigures figures={figures} setting="line" />
        {content ? <RichText html={content} setting="column" /> : null}
        <Gallery title={title} pictures={gallery} />
      </div>
    </article>
  );
}
