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

/** Fewer figures would leave the deep panel half empty: they stand under the statement, beside the picture. */
const FULL_PANEL = 3;

/** The record a business page leads with: statement, picture beside figures on the deep ground, text, gallery. */
export function BusinessLead({ business, type, pageTitle, children }: BusinessLeadProps) {
  const { anchor, title, summary, cover, figures, content, gallery } = business;
  const isShort = figures.length > 0 && figures.length < FULL_PANEL;
  return (
    <section id={anchor} className={styles.lead} aria-label={title}>
      {title === pageTitle ? null : <h2 className={styles.title}>{title}</h2>}
      {isShort ? null : <Statement>{summary}</Statement>}
      <div className={isShort ? styles.short : figures.length > 0 ? styles.head : undefined}>
        <BusinessPicture cover={cover} type={type} eager className={styles.picture} />
        {isShort ? (
          <div className={styles.side}>
            <Statement>{summary}</Statement>
            <BusinessFigures figures={figures} setting="side" />
          </div>
        ) : (
          <BusinessFigures figures={figures} setting="panel" />
        )}
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

function Statement({ children }: { children: string }) {
  if (!children) return null;
  return (
    <p className={styles.summary}>
      <WholeEnd>{children}</WholeEnd>
    </p>
  );
}
