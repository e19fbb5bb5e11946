/**
 * The last gate for HTML: whatever it was made of (our converter, a paste out of Word or WeChat, an import),
 * only our own elements, classes and safe URLs pass.
 */
import sanitize from 'sanitize-html';
import { isExternalUrl, safeImageUrl, safeLinkUrl } from './safe-url.ts';

const ALIGN_CLASSES = ['align-left', 'align-center', 'align-right', 'align-justify'];

/** Elements of other hands that mean one of ours. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

const ALIGNABLE = ['p', 'h2', 'h3', 'h4', 'blockquote', 'td', 'th'];

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'a', 'strong', 'em', 'u', 's', 'code'],
    ...['sub', 'sup', 'figure', 'img', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: Object.fromEntries(ALIGNABLE.map((tag) => [tag, ALIGN_CLASSES])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Their text is no text: style sheets, scripts, forms, and Word's and SVG's own vocabularies.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xml', 'template', 'iframe', 'object'],
    ...['svg', 'math', 'xmp', 'noembed', 'noframes', 'select', 'button', 'audio', 'video', 'canvas'],
  ],
  transformTags: {
    ...Object.fromEntries(Object.entries(RENAMED).map(([from, to]) => [from, sanitize.simpleTransform(to, {})])),
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes) }),
    th: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs['src'],
};

/** HTML that holds nothing but our own elements, classes and safe URLs. Never throws. */
export function sanitizeHtml(html: string): string {
  return withoutBareBlocks(sanitize(html, options)).trim();
}

/** A link without a URL that may be followed keeps its words, not its element. */
function linkAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const href = safeLinkUrl(attributes['href']);
  if (href === null) return {};
  const isNewTab = isExternalUrl(href) || attributes['target'] === '_blank';
  return isNewTab ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

/** WeChat articles keep the URL in `data-src` until their script runs. */
function imageAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const src = safeImageUrl(attributes['src']) ?? safeImageUrl(attributes['data-src']);
  if (src === null) return {};
  const kept: sanitize.Attributes = { src };
  for (const name of ['srcset', 'sizes'] as const) {
    if (attributes[name]) kept[name] = attributes[name];
  }
  const width = pixels(attributes['width'] ?? attributes['data-w']);
  const height = pixels(attributes['height']) ?? heightByRatio(width, attributes['data-ratio']);
  if (width !== null) kept['width'] = String(width);
  if (height !== null) kept['height'] = String(height);
  return { ...kept, alt: attributes['alt'] ?? '', loading: 'lazy', decoding: 'async' };
}

function cellAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const kept: sanitize.Attributes = {};
  for (const name of ['colspan', 'rowspan'] as const) {
    const count = pixels(attributes[name]);
    if (count !== null && count > 1 && count <= 1000) kept[name] = String(count);
  }
  if (attributes['scope'] === 'col' || attributes['scope'] === 'row') kept['scope'] = attributes['scope'];
  if (attributes['class']) kept['class'] = attributes['class'];
  return kept;
}

function pixels(value: string | undefined): number | null {
  const match = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(value ?? '');
  return match === null || Number(match[1]) === 0 ? null : Number(match[1]);
}

function heightByRatio(width: number | null, ratio: string | undefined): number | null {
  const factor = Number(ratio);
  return width === null || !(factor > 0 && factor < 100) ? null : Math.round(width * factor);
}

/** Links without a URL become their words; blocks left empty go. */
function withoutBareBlocks(html: string): string {
  return html
    .replace(/<a>([\s\S]*?)<\/a>/g, '$1')
    .replace(/<(p|h[2-4]|blockquote|figure|li)(?: class="[^"]*")?>(?:\s|\u00A0|<br \/>)*<\/\1>/g, '');
}
