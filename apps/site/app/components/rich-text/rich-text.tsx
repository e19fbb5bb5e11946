import { useMarkup } from '../../runtime/use-markup.ts';
import { toDisplayHtml } from './display-html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** `content` of a record: sanitised HTML of the content server. */
  html: string;
  /** `article` for a story (first lines indented, justified), `column` for guides and statements. */
  setting?: 'article' | 'column';
}

/** The one place of the site that shows an editor's HTML. Its size follows `--fs-scale`, which a reading tool sets. */
export function RichText({ html, setting = 'article' }: RichTextProps) {
  const markup = useMarkup(toDisplayHtml(html));
  const classes = setting === 'article' ? `${styles.prose} ${styles.article}` : styles.prose;
  // The one exception: sanitised twice by the content server, and the page's policy runs no script from it.
  // oxlint-disable-next-line react/no-danger
  return <div data-rich-text="" className={classes} dangerouslySetInnerHTML={markup} />;
}
