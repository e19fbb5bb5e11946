import type { RichTextField } from 'payload';
import { richTextEditor } from '../editor/rich-text.ts';

/** The body of an article. */
export function contentField(label = '正文'): RichTextField {
  return { name: 'content', type: 'richText', label, editor: richTextEditor };
}
