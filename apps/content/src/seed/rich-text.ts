/**
 * Builders for the editor state of Payload's Lexical field, so that sample articles can be written as
 * plain calls. Text may carry `**bold**`; everything else is an explicit node. References to images
 * stay symbolic (`SampleImage`) until `fill.ts` knows the ids of the uploads.
 */

import type { SampleImage } from './sample-references.ts';

export interface LexicalNode {
  type: string;
  version: number;
  children?: LexicalNode[];
  [property: string]: unknown;
}

export interface LexicalState {
  root: LexicalNode;
}

const BOLD = 1;

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

function textNode(text: string, format = 0): LexicalNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

/** Inline content: a string (with `**bold**`) or ready nodes such as `link(…)`. */
export type Inline = string | LexicalNode;

function inline(parts: readonly Inline[]): LexicalNode[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    return part
      .split('**')
      .map((text, position) => textNode(text, position % 2 === 1 ? BOLD : 0))
      .filter((node) => node['text'] !== '');
  });
}

/** One paragraph. */
export function paragraph(...parts: Inline[]): LexicalNode {
  return { type: 'paragraph', ...block, textFormat: 0, textStyle: '', children: inline(parts) };
}

/** A heading inside an article; the page's own title is the h1. */
export function heading(text: string, level: 2 | 3 | 4 = 2): LexicalNode {
  return { type: 'heading', ...block, tag: `h${level}`, children: inline([text]) };
}

/** A bulleted or (`ordered`) numbered list. */
export function list(items: readonly Inline[], ordered = false): LexicalNode {
  return {
    type: 'list',
    ...block,
    listType: ordered ? 'number' : 'bullet',
    tag: ordered ? 'ol' : 'ul',
    start: 1,
    children: items.map((item, position) => ({
      type: 'listitem',
      ...block,
      value: position + 1,
      children: inline([item]),
    })),
  };
}

/** A quotation. */
export function quote(...parts: Inline[]): LexicalNode {
  return { type: 'quote', ...block, children: inline(parts) };
}

/** A link; one that leaves the site opens in a new tab. */
export function link(text: string, url: string): LexicalNode {
  return {
    type: 'link',
    ...block,
    version: 3,
    fields: { linkType: 'custom', url, newTab: /^https?:/.test(url) },
    children: [textNode(text)],
  };
}

const HEADER_ROW = 1;

function cell(content: Inline, headerState: number): LexicalNode {
  return {
    type: 'tablecell',
    ...block,
    headerState,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
    children: [paragraph(content)],
  };
}

/** A table whose first row is the head. All rows need as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly Inline[])[]): LexicalNode {
  const row = (cells: readonly Inline[], headerState: number): LexicalNode => ({
    type: 'tablerow',
    ...block,
    children: cells.map((content) => cell(content, headerState)),
  });
  return { type: 'table', ...block, children: [row(head, HEADER_ROW), ...rows.map((cells) => row(cells, 0))] };
}

/** An uploaded picture in the text, with the words under it. */
export function picture(image: SampleImage, caption: string): LexicalNode {
  return { type: 'upload', ...block, version: 3, relationTo: 'media', fields: { caption }, value: image };
}

/** A horizontal rule. */
export function divider(): LexicalNode {
  return { type: 'horizontalrule', version: 1 };
}

/** The whole editor state; strings become paragraphs. */
export function richText(...nodes: (LexicalNode | string)[]): LexicalState {
  return {
    root: {
      type: 'root',
      ...block,
      children: nodes.map((node) => (typeof node === 'string' ? paragraph(node) : node)),
    },
  };
}

/** The bare text of an editor state, for tests and counts. */
export function plainText(state: LexicalState): string {
  const read = (node: LexicalNode): string =>
    typeof node['text'] === 'string' ? node['text'] : (node.children ?? []).map(read).join('');
  return (state.root.children ?? []).map(read).join('\n');
}
