/**
 * What is pasted into an article, before the editor reads it. Word, WPS and Excel put more on the clipboard than the
 * words on the screen: deleted words of tracked changes, comments, list numbers as text, pictures on the author's disk.
 */
import { safeLinkUrl } from '../rich-text/safe-url.ts';
import { toLists } from './pasted-lists.ts';

export interface CleanedPaste {
  html: string;
  /** Whether any words or pictures are left. */
  isEmpty: boolean;
  /** Pictures that cannot come along: they are on a disk or on another site. */
  lostPictures: number;
}

const OFFICE = /\bMso[A-Z]|\bmso-|urn:schemas-microsoft-com:office/;
/** Elements of office programs that say nothing to readers. */
const SILENT = 'style, script, meta, link, title, xml, del, .msoDel, .MsoCommentReference, .msocomanchor, .msocomoff';
const SILENT_STYLE = /mso-element:\s*comment|mso-special-character:\s*comment|mso-hide:\s*all|display:\s*none/i;

/**
 * @param html as it is on the clipboard
 * @param origin of the admin: its own pictures may come along
 */
export function cleanPasted(html: string, origin: string): CleanedPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (OFFICE.test(html)) cleanOffice(body);
  lowerHeadings(body);
  for (const link of body.querySelectorAll('a')) {
    if (safeLinkUrl(link.getAttribute('href')) === null || link.getAttribute('href')?.startsWith('#')) unwrap(link);
  }
  const lost = [...body.querySelectorAll('img')].filter((picture) => !canCome(picture, origin));
  for (const picture of lost) picture.remove();
  const isEmpty = (body.textContent ?? '').trim() === '' && body.querySelector('img, hr') === null;
  return { html: body.innerHTML, isEmpty, lostPictures: lost.length };
}

function canCome(picture: Element, origin: string): boolean {
  // One that the editor itself put on the clipboard.
  if (picture.getAttributeNames().some((name) => name.startsWith('data-lexical-'))) return true;
  const address = picture.getAttribute('src') ?? '';
  return address.startsWith('data:image/') || address.startsWith(`${origin}/`);
}

function cleanOffice(body: HTMLElement): void {
  removeComments(body);
  const silent = [...body.querySelectorAll('[style]')].filter((one) =>
    SILENT_STYLE.test(one.getAttribute('style') ?? ''),
  );
  for (const one of [...body.querySelectorAll(SILENT), ...silent]) one.remove();
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
