import { toFigurePieces } from '../../model/text/figures.ts';

/**
 * The last step from an editor's HTML to the page. The content server has sanitised it; this adds what the page
 * needs and the editor cannot know: scroll boxes round tables, marks on outside links, lazy pictures. It is text
 * to text, so that server and browser agree to the letter.
 */
const external = /^(?:https?:)?\/\//i;
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const without = (tag: string, ...names: string[]): string =>
  names.reduce((rest, name) => rest.replace(new RegExp(`\\s${name}(?:="[^"]*")?`, 'gi'), ''), tag);

function toLink(tag: string, words: string): string {
  const href = attribute(tag, 'href') ?? '';
  const outside = external.test(href);
  if (!outside && attribute(tag, 'target') !== '_blank') return tag + words;
  const open = without(tag, 'target', 'rel', 'data-external').replace(/>$/, '');
  return `${open} target="_blank" rel="noopener noreferrer"${outside ? ' data-external=""' : ''}>${words}<span class="vh">（新窗口打开）</span>`;
}

function toPicture(tag: string): string {
  const bare = without(tag, 'loading', 'decoding').replace(/\s*\/?>$/, '');
  const alt = attribute(tag, 'alt') === undefined ? ' alt=""' : '';
  return `${bare}${alt} loading="lazy" decoding="async">`;
}

/** Wraps each outermost table in a named scroll box that the keyboard reaches (WCAG 2.1.1). */
function boxTables(html: string): string {
  let depth = 0;
  let count = 0;
  return html.replace(/<table\b[^>]*>|<\/table>/gi, (tag) => {
    if (tag[1] === '/') {
      depth = Math.max(0, depth - 1);
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    if (depth > 1) return tag;
    count += 1;
    return `<div class="table-box" role="group" tabindex="0" aria-label="表格 ${count}">${tag}`;
  });
}

/** Telephone numbers, days, numbers with their units: browsers break them at a hyphen and before a unit. */
const keepWhole = (html: string): string =>
  html.replace(/(^|>)([^<]*\d[^<]*)/g, (_, before: string, text: string) => {
    const pieces = toFigurePieces(text).map((piece) =>
      piece.isWhole && piece.text.length > 2 ? `<span class="whole">${piece.text}</span>` : piece.text,
    );
    return before + pieces.join('');
  });

/**
 * HTML ready to be shown.
 *
 * @param html sanitised HTML of the content server: well formed, attributes in double quotes
 */
export function toDisplayHtml(html: string): string {
  const plain = html.replace(/\sstyle="[^"]*"/gi, ''); // The page's policy refuses inline styles and reports them.
  const linked = plain.replace(/(<a\b[^>]*>)([\s\S]*?)(?=<\/a>)/gi, (_, tag: string, words: string) =>
    toLink(tag, words),
  );
  return boxTables(keepWhole(linked).replace(/<img\b[^>]*>/gi, toPicture));
}
