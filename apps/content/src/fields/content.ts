import type { RichTextField } from 'payload';
import { richTextEditor } from '../editor/rich-text.ts';
import { cleanLexical } from '../rich-text/clean-lexical.ts';

/** The body of an article. */
export function contentField(label = '正文'): RichTextField {
  return {
    name: 'content',
    type: 'richText',
    label,
    editor: richTextEditor,
    hooks: { beforeValidate: [({ value }) => cleanLexical(value)] },
  };
}
