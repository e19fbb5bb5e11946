/**
 * From the editor's state to HTML of our own: a small set of elements and classes, no inline style. Payload's
 * own converter writes inline styles, which the site's policy refuses.
 *
 * Elements: p h2 h3 h4 ul ol li blockquote hr br a strong em u s code sub sup figure img figcaption
 * table thead tbody tr th td. Classes: align-left align-center align-right align-justify.
 */
import { CELL_HEADER, childrenOf, nodesOf, TEXT_FORMAT, uploadedFile, type LexicalNode } from './lexical-nodes.ts';
import { toImageSizes, toMediaUrl } from './media-url.ts';
import { isExternalUrl, safeLinkUrl } from './safe-url.ts';
import { joinLines } from './plain-text.ts';

/** How wide a picture of an article is shown, for the browser's choice among its renditions. */
const PICTURE_SIZES = '(max-width: 768px) 100vw, 760px';

const FORMAT_TAGS: readonly (readonly [number, string])[] = [
  [TEXT_FORMAT.bold, 'strong'],
  [TEXT_FORMAT.italic, 'em'],
  [TEXT_FORMAT.underline, 'u'],
  [TEXT_FORMAT.strikethrough, 's'],
  [TEXT_FORMAT.code, 'code'],
  [TEXT_FORMAT.subscript, 'sub'],
  [TEXT_FORMAT.superscript, 'sup'],
];

const HEADINGS: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const ALIGNMENTS: Readonly<Record<string, string>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
};

/**
 * HTML of a rich text field.
 * @param state the field's value, its upload nodes populated; anything else gives ""
 */
export function lexicalToHtml(state: unknown): string {
  const nodes = nodesOf(state);
  const levels = headingLevels(nodes);
  return nodes.map((node) => blockToHtml(node, levels.get(node))).join('');
}

/**
 * Levels of a text's headings, from 2 on without a gap: the page's title is the h1, and whoever listens to a page by its
 * headings takes a level that is left out for a part that is missing. Headings that are equals stay equals.
 */
function headingLevels(nodes: readonly LexicalNode[]): Map<LexicalNode, number> {
  const levels = new Map<LexicalNode, number>();
  const above: number[] = [];
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const wanted = HEADINGS[String(node['tag'])] ?? 2;
    while ((above.at(-1) ?? 0) >= wanted) above.pop();
    above.push(wanted);
    levels.set(node, above.length + 1);
  }
  return levels;
}

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function blockToHtml(node: LexicalNode, level = HEADINGS[String(node['tag'])] ?? 2): string {
  switch (node.type) {
    case 'paragraph':
      return wrapped('p', node, inlineToHtml(node));
    case 'heading':
      return wrapped(`h${level}`, node, inlineToHtml(node));
    case 'quote':
      return wrapped('blockquote', node, inlineToHtml(node));
    case 'list':
      return listToHtml(node);
    case 'horizontalrule':
      return '<hr>';
    case 'upload':
      return uploadToHtml(node);
    case 'table':
      return tableToHtml(node);
    default: {
      // A node this converter does not know keeps its words.
      const text = inlineToHtml(node);
      return text === '' ? '' : `<p>${text}</p>`;
    }
  }
}

function wrapped(tag: string, node: LexicalNode, html: string): string {
  if (html.replace(/<br>|\s|\u00A0/g, '') === '') return '';
  const align = ALIGNMENTS[String(node['format'])];
  return align === undefined ? `<${tag}>${html}</${tag}>` : `<${tag} class="align-${align}">${html}</${tag}>`;
}

function inlineToHtml(node: LexicalNode): string {
  return childrenOf(node).map(inlineNodeToHtml).join('');
}

function inlineNodeToHtml(node: LexicalNode): string {
  switch (node.type) {
    case 'text':
      return textToHtml(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'link':
    case 'autolink':
      return linkToHtml(node);
    case 'upload':
    case 'list':
    case 'table':
      return blockToHtml(node);
    default:
      return inlineToHtml(node);
  }
}

function textToHtml(node: LexicalNode): string {
  const text = typeof node['text'] === 'string' ? escapeHtml(joinLines(node['text'])) : '';
  if (text === '') return '';
  const format = Number(node['format']) || 0;
  return FORMAT_TAGS.reduce((html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`), text);
}

function linkToHtml(node: LexicalNode): string {
  const words = inlineToHtml(node);
  const fields = (node['fields'] ?? {}) as { url?: unknown; newTab?: unknown };
  const url = safeLinkUrl(fields.url);
  if (url === null || words === '') return words;
  const isNewTab = isExternalUrl(url) || fields.newTab === true;
  const attributes = isNewTab ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(url)}"${attributes}>${words}</a>`;
}

function listToHtml(node: LexicalNode): string {
  const tag = node['listType'] === 'number' || node['tag'] === 'ol' ? 'ol' : 'ul';
  const start = Number(node['start']);
  const from = tag === 'ol' && Number.isInteger(start) && start > 1 ? ` start="${start}"` : '';
  const items: string[] = [];
  for (const item of childrenOf(node)) {
    const html = inlineToHtml(item);
    const isNested = childrenOf(item).some((child) => child.type === 'list');
    // Lexical puts a nested list into an item of its own; HTML into the item before it.
    if (isNested && childrenOf(item).length === 1 && items.length > 0) items[items.length - 1] += html;
    else if (html !== '') items.push(html);
  }
  return items.length === 0 ? '' : `<${tag}${from}>${items.map((html) => `<li>${html}</li>`).join('')}</${tag}>`;
}

function uploadToHtml(node: LexicalNode): string {
  const file = uploadedFile(node);
  if (file === null || !file.filename) return '';
  const url = toMediaUrl(file.filename);
  const fields = (node['fields'] ?? {}) as { caption?: unknown; decorative?: unknown };
  if (!file.mimeType?.startsWith('image/')) {
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(file.originalName || file.filename)}</a></p>`;
  }
  const caption = typeof fields.caption === 'string' && fields.caption !== '' ? fields.caption : (file.caption ?? '');
  const sizes = toImageSizes(file);
  // The original joins its renditions only where it is larger than all of them.
  const width = file.width ?? 0;
  const renditions = sizes.some((size) => size.width >= width) ? sizes : [...sizes, { url, width }];
  const attributes = {
    src: url,
    ...(renditions.length > 1
      ? { srcset: renditions.map((size) => `${size.url} ${size.width}w`).join(', '), sizes: PICTURE_SIZES }
      : {}),
    ...(file.width && file.height ? { width: String(file.width), height: String(file.height) } : {}),
    alt: fields.decorative === true ? '' : (file.alt ?? ''),
    loading: 'lazy',
    decoding: 'async',
  };
  const image = `<img ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`;
  return `<figure>${image}${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
}

function tableToHtml(node: LexicalNode): string {
  const rows = childrenOf(node).map((row) => childrenOf(row).filter((cell) => cell.type === 'tablecell'));
  const isHeadRow = (cells: LexicalNode[]): boolean =>
    cells.length > 0 && cells.every((cell) => (Number(cell['headerState']) & CELL_HEADER.column) !== 0);
  const firstBodyRow = rows.findIndex((cells) => !isHeadRow(cells));
  // A table that is all heads is a body whose cells are heads.
  const headCount = Math.max(0, firstBodyRow);
  const head = rows.slice(0, headCount).map(rowToHtml).join('');
  const body = rows.slice(headCount).map(rowToHtml).join('');
  if (head === '' && body === '') return '';
  return `<table>${head === '' ? '' : `<thead>${head}</thead>`}<tbody>${body}</tbody></table>`;
}

function rowToHtml(cells: LexicalNode[]): string {
  return cells.length === 0 ? '' : `<tr>${cells.map(cellToHtml).join('')}</tr>`;
}

function cellToHtml(cell: LexicalNode): string {
  const state = Number(cell['headerState']) || 0;
  const tag = state === 0 ? 'td' : 'th';
  const scope = state === 0 ? '' : ` scope="${(state & CELL_HEADER.column) !== 0 ? 'col' : 'row'}"`;
  const children = childrenOf(cell);
  const only = children[0];
  const isPlain = children.length === 1 && only?.type === 'paragraph' && !ALIGNMENTS[String(only['format'])];
  const html =
    isPlain && only !== undefined ? inlineToHtml(only) : children.map((child) => blockToHtml(child)).join('');
  return `<${tag}${scope}${span('colspan', cell['colSpan'])}${span('rowspan', cell['rowSpan'])}>${html}</${tag}>`;
}

function span(name: string, value: unknown): string {
  const count = Number(value);
  return Number.isInteger(count) && count > 1 && count <= 1000 ? ` ${name}="${count}"` : '';
}
