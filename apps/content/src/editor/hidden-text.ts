/** What nobody sees in the source of a paste, whatever hides it: it would be public words in an article of ours. */

/** Elements whose text is none. */
const SILENT =
  'style, script, meta, link, title, xml, noscript, template, select, textarea, datalist, svg, math, object, embed';
/** The article of a WeChat page: its script shows it after it has loaded. */
const WAITING = '#js_content, .rich_media_content';
/** Distance from the page, in any unit, beyond which nothing is on the screen. */
const OFF_SCREEN = -900;

type Styles = ReadonlyMap<string, string>;

/** What an element inherits of what hides text. */
interface Inherited {
  isInvisible: boolean;
  isTransparent: boolean;
  hasNoSize: boolean;
}

function stylesOf(element: Element): Styles {
  const styles = new Map<string, string>();
  for (const part of (element.getAttribute('style') ?? '').split(';')) {
    const at = part.indexOf(':');
    if (at < 0) continue;
    const value = part.slice(at + 1).replace(/!important/i, '');
    styles.set(part.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return styles;
}

const isZero = (value: string | undefined): boolean =>
  value !== undefined && /^0*\.?0*(?:[a-z]+|%)?$/.test(value) && /0/.test(value);
const isFarOut = (value: string | undefined): boolean => Number.parseFloat(value ?? '') <= OFF_SCREEN;

/** Whether neither an element nor anything in it is seen, and no style within can change that. */
function isGone(element: Element, styles: Styles): boolean {
  if (element.hasAttribute('hidden') || styles.get('display') === 'none') return true;
  if (/^all|^screen/.test(styles.get('mso-hide') ?? '')) return true;
  if (/^comment/.test(styles.get('mso-element') ?? '') || styles.get('mso-special-character') === 'comment')
    return true;
  if (
    ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top'].some((name) =>
      isFarOut(styles.get(name)),
    )
  )
    return true;
  if (
    /^rect\(\s*(?:0|1)\w*[\s,]/.test(styles.get('clip') ?? '') ||
    /^inset\((?:50|100)%/.test(styles.get('clip-path') ?? '')
  )
    return true;
  if (/scale[xy]?\(0[,)]/.test(styles.get('transform') ?? '')) return true;
  const clips = /hidden|clip/.test(
    `${styles.get('overflow') ?? ''}${styles.get('overflow-x') ?? ''}${styles.get('overflow-y') ?? ''}`,
  );
  return clips && ['width', 'height', 'max-width', 'max-height'].some((name) => isZero(styles.get(name)));
}

/** Whether a colour is none at all; letters that show the ground behind them have one. */
function isNoColour(styles: Styles): boolean | undefined {
  const colour = styles.get('-webkit-text-fill-color') ?? styles.get('color');
  if (colour === undefined || /text/.test(styles.get('-webkit-background-clip') ?? styles.get('background-clip') ?? ''))
    return undefined;
  return colour === 'transparent' || /^(?:rgba|hsla)\([^)]*[,/]\s*0(?:\.0+)?%?\s*\)$/.test(colour);
}

/**
 * Removes it, in place. What waits for the script of its page is seen there and stays, and so does what is wrapped whole:
 * editors paste what they see.
 */
export function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll(SILENT)) element.remove();
  const wrappers = new Set<Element>(body.querySelectorAll(WAITING));
  for (let inner = onlyChild(body); inner && onlyChild(inner, true); inner = onlyChild(inner)) wrappers.add(inner);
  clean(body, { isInvisible: false, isTransparent: false, hasNoSize: false }, wrappers);
}

/** The element that holds all that is in another one. @param isAny whether it may be one of several */
function onlyChild(element: Element, isAny = false): Element | undefined {
  const hasWords = [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && hasText(node));
  return hasWords || (!isAny && element.children.length !== 1) ? undefined : element.children[0];
}

const hasText = (node: Node): boolean => (node.textContent ?? '').trim() !== '';

function clean(parent: Element, inherited: Inherited, wrappers: ReadonlySet<Element>): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === node.TEXT_NODE) {
      const isSeen = !inherited.isInvisible && !inherited.isTransparent && !inherited.hasNoSize;
      // The space between words that are seen is none of theirs.
      if (!isSeen && hasText(node)) node.remove();
    } else if (node.nodeType === node.ELEMENT_NODE) {
      cleanElement(node as Element, inherited, wrappers);
    }
  }
}

function cleanElement(element: Element, inherited: Inherited, wrappers: ReadonlySet<Element>): void {
  const styles = stylesOf(element);
  const isWrapper = wrappers.has(element);
  if (isGone(element, styles) || (!isWrapper && isZero(styles.get('opacity')))) {
    element.remove();
    return;
  }
  const visibility = isWrapper ? undefined : styles.get('visibility');
  const size = styles.get('font-size');
  const now: Inherited = {
    isInvisible: visibility === undefined ? inherited.isInvisible : visibility !== 'visible',
    isTransparent: isNoColour(styles) ?? inherited.isTransparent,
    hasNoSize: size === undefined ? inherited.hasNoSize : isZero(size),
  };
  if (now.isInvisible && element.localName === 'img') element.remove();
  else clean(element, now, wrappers);
}
