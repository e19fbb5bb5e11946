import type { BusinessType } from '@yunxia/contract/business';
import type { ReactNode } from 'react';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BusinessView } from '../../model/company/business.ts';
import { BusinessPicture } from './business-picture.tsx';
import { BusinessFigures } from './business-figures.tsx';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import styles from './business-lead.module.css';

export interface BusinessLeadProps {
  business: BusinessView;
  type: BusinessType;
  /** The page's own title: a record of that name is not titled a second time. */
  pageTitle: string;
  /** Instead of text and pictures: a way to the record's own page. */
  children?: ReactNode;
}

/** The record a business page leads with: statement, picture beside figures on the deep ground, text, gallery. */
export function BusinessLead({ business, type, pageTitle, children }: BusinessLeadProps) {
  const { anchor, title, summary, cover, figures, content, gallery } = business;
  return (
    <section id={anchor} className={styles.lead} aria-label={title}>
      {title === pageTitle ? null : <h2 className={styles.title}>{title}</h2>}
      {summary ? (
        <p className={styles.summary}>
          <WholeEnd>{summary}</WholeEnd>
        </p>
      ) : null}
      <div className={figures.length > 0 ? styles.head : undefined}>
        <BusinessPicture cover={cover} type={type} eager className={styles.picture} />
        <BusinessFigures figures={figures} setting="panel" />
      </div>
      {children ?? (
        <div className={content && gallery.length > 0 ? styles.body : undefined}>
          {content ? (
            <div className={styles.text}>
              <RichText html={content} setting="column" />
            </div>
          ) : null}
          <Gallery title={title} pictures={gallery} setting={content ? 'rail' : 'wide'} />
        </div>
      )}
    </section>
  );
}
