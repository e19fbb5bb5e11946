/**
 * What is pasted into an article, before the editor reads it. Word, WPS and Excel put more on the clipboard than the
 * words on the screen: deleted words of tracked changes, comments, list numbers as text, pictures on the author's disk.
 */
import { safeLinkUrl } from '../rich-text/safe-url.ts';
import { removeHidden } from './hidden-text.ts';
import { type MissingKind, missingElement, pastedFiles, WECHAT_PICTURES } from './missing-media.ts';
import { toLists } from './pasted-lists.ts';

export interface CleanedPaste {
  html: string;
  /** Whether any words or pictures are left. */
  isEmpty: boolean;
  /** How many pictures and films did not come along; each is named where it stood. */
  missing: number;
}

const OFFICE = /\bMso[A-Z]|\bmso-|urn:schemas-microsoft-com:office/;
/** Elements of office programs that say nothing to readers. */
const SILENT = 'del, .msoDel, .MsoCommentReference, .msocomanchor, .msocomoff';
/** Where pages keep the URL of a picture until it is near the screen. */
const LAZY_SOURCES = ['data-src', 'data-original', 'data-actualsrc', 'data-lazy-src', 'src'];
/** What plays or opens, which no article of ours can hold. */
const EMBEDDED: Readonly<Record<string, MissingKind>> = {
  iframe: 'video',
  video: 'video',
  mpvideo: 'video',
  audio: 'audio',
  mpvoice: 'audio',
  'mp-common-mpaudio': 'audio',
  'mp-common-profile': 'card',
  'mp-miniprogram': 'card',
  'mp-common-product': 'card',
};
/** Blocks that hold words alone: what is missing stands after them. */
const WORDS_ONLY = 'p, h1, h2, h3, h4, h5, h6, a, span, strong, b, em, i, u, s, pre';

/**
 * @param html as it is on the clipboard
 * @param origin of the admin: its own pictures may come along
 */
export function cleanPasted(html: string, origin: string): CleanedPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  if (OFFICE.test(html)) cleanOffice(body);
  nameEmbedded(body);
  removeHidden(body);
  lowerHeadings(body);
  for (const link of body.querySelectorAll('a')) {
    if (safeLinkUrl(link.getAttribute('href')) === null || link.getAttribute('href')?.startsWith('#')) unwrap(link);
  }
  for (const picture of body.querySelectorAll('img')) replacePicture(picture, origin);
  const missing = [...body.querySelectorAll('[data-missing]')];
  const raised = new Map<Element, Element>();
  for (const element of missing) raise(element, raised);
  const isEmpty = (body.textContent ?? '').trim() === '' && body.querySelector('img, hr, [data-missing]') === null;
  return { html: body.innerHTML, isEmpty, missing: missing.length };
}

function nameEmbedded(body: HTMLElement): void {
  for (const [name, what] of Object.entries(EMBEDDED)) {
    for (const element of body.querySelectorAll(name)) {
      element.replaceWith(missingElement(body.ownerDocument, { what, src: '', alt: '' }));
    }
  }
}

/** A picture comes along when it is in the library; any other is named where it stood, and editors decide. */
function replacePicture(picture: Element, origin: string): void {
  if (isOfLibrary(picture)) return;
  // Pictures of one pixel count visitors.
  if (['width', 'height'].some((name) => /^[01](?:px)?$/.test(picture.getAttribute(name) ?? ''))) {
    picture.remove();
    return;
  }
  const given = LAZY_SOURCES.map((name) => picture.getAttribute(name) ?? '').filter((url) => url !== '');
  const url = given.find((one) => WECHAT_PICTURES.test(one)) ?? given[0] ?? '';
  const alt = picture.getAttribute('alt') ?? '';
  const src = WECHAT_PICTURES.test(url) || url.startsWith(`${origin}/`) ? url : keepFile(url);
  picture.replaceWith(missingElement(picture.ownerDocument, { what: 'picture', src, alt }));
}

/** Whether the editor itself put it on the clipboard, with the number of a file in the library. */
function isOfLibrary(picture: Element): boolean {
  return (
    /^\d+$/.test(picture.getAttribute('data-lexical-upload-id') ?? '') &&
    picture.getAttribute('data-lexical-upload-relation-to') === 'media'
  );
}

/** Keeps the bytes of a `data:` URL. @returns their address; "" for what is none */
function keepFile(url: string): string {
  const [, type = '', data = ''] = /^data:(image\/[a-z+.-]+);base64,([\w+/=\s]+)$/i.exec(url) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    if (bytes.length === 0) return '';
    const key = `local:${crypto.randomUUID()}`;
    pastedFiles.set(key, new File([bytes], `粘贴的图片.${type.slice(6)}`, { type }));
    return key;
  } catch {
    return '';
  }
}

/** Moves it behind the paragraph it stands in. @param raised the last one behind each paragraph */
function raise(element: Element, raised: Map<Element, Element>): void {
  let outer: Element = element;
  while (outer.parentElement?.matches(WORDS_ONLY) === true) outer = outer.parentElement;
  if (outer === element) return;
  (raised.get(outer) ?? outer).after(element);
  raised.set(outer, element);
  const isBlank = (outer.textContent ?? '').trim() === '' && outer.querySelector('img, [data-missing]') === null;
  if (isBlank) outer.remove();
}

function cleanOffice(body: HTMLElement): void {
  for (const one of body.querySelectorAll(SILENT)) one.remove();
  toLists(body);
  for (const one of body.querySelectorAll('*')) {
    if (one.localName === 'ins' || one.tagName.includes(':')) unwrap(one);
  }
  joinSpaces(body);
  for (const paragraph of body.querySelectorAll('p')) {
    const isBlank = (paragraph.textContent ?? '').trim() === '' && paragraph.querySelector('img') === null;
    // A cell keeps its only paragraph.
    if (isBlank && paragraph.parentElement?.closest('td, th') === null) paragraph.remove();
  }
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === node.COMMENT_NODE) child.remove();
    else removeComments(child);
  }
}

/** Word fills indents and the room after a list's number with spaces that do not break. */
function joinSpaces(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === node.TEXT_NODE) child.textContent = (child.textContent ?? '').replace(/[ \u00A0]{2,}/g, ' ');
    else joinSpaces(child);
  }
}

/** The page's own title is h1: a text that has one too gets each of its headings a level lower. */
function lowerHeadings(body: HTMLElement): void {
  const by = body.querySelector('h1') === null ? 0 : 1;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.localName.slice(1)) + by);
    if (heading.localName === `h${level}`) continue;
    const lower = body.ownerDocument.createElement(`h${level}`);
    const style = heading.getAttribute('style');
    if (style !== null) lower.setAttribute('style', style);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
