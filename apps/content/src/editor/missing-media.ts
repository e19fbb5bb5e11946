/**
 * What a paste could not bring along: its place in the text says so in the editor, and no page of ours shows it. In the
 * markup that the editor reads it is a `div` with `data-missing`.
 */

/** Kinds of what is missing. */
export const MISSING_KINDS = { picture: '图片', video: '视频', audio: '音频', card: '卡片' } as const;
export type MissingKind = keyof typeof MISSING_KINDS;

export interface MissingMedia {
  what: MissingKind;
  /** Where a picture is: a URL, or `local:` and a key of `pastedFiles`; "" when nothing can fetch it. */
  src: string;
  /** The text for those who cannot see it, as the source has it. */
  alt: string;
}

/** Hosts of WeChat's pictures: the server fetches them when an editor asks for it. */
export const WECHAT_PICTURES = /^https?:\/\/mmbiz\.(?:qpic|qlogo)\.cn\//i;

/** Pictures whose bytes came with the paste, by key: they live as long as the page. */
export const pastedFiles = new Map<string, File>();

const LONGEST_URL = 2000;
const LONGEST_ALT = 200;

/** @param value as stored or sent: anything */
export function readMissingMedia(value: Readonly<Record<string, unknown>>): MissingMedia {
  const what = String(value['what']);
  const src = typeof value['src'] === 'string' ? value['src'] : '';
  return {
    what: what in MISSING_KINDS ? (what as MissingKind) : 'picture',
    src: src.length <= LONGEST_URL && /^(?:https?:\/\/|local:)/i.test(src) ? src : '',
    alt: typeof value['alt'] === 'string' ? value['alt'].slice(0, LONGEST_ALT) : '',
  };
}

/** The element that stands for it in markup. */
export function missingElement(document: Document, media: MissingMedia): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries({ missing: media.what, src: media.src, alt: media.alt })) {
    element.setAttribute(`data-${name}`, value);
  }
  return element;
}

/** The same, read back; null for any other element. */
export function missingOf(element: Element): MissingMedia | null {
  const what = element.getAttribute('data-missing');
  return what === null
    ? null
    : readMissingMedia({ what, src: element.getAttribute('data-src'), alt: element.getAttribute('data-alt') });
}
