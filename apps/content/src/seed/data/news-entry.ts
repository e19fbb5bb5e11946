import type { LexicalNode } from '../rich-text.ts';

/** One news item as it is written down here; `{day}` in the text becomes the day of its publication. */
export interface NewsEntry {
  /** Days before today. */
  ago: number;
  title: string;
  summary: string;
  /** Key of a sample picture that shows the subject; '' for none. */
  cover: string;
  body: readonly (string | LexicalNode)[];
  top?: boolean;
  gallery?: readonly string[];
}
