/** Lists of Word: on the clipboard each item is a paragraph with its number or bullet as text. */

const ITEM = /mso-list:\s*\S+\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
/** Letters that stand for bullets in Word's symbol fonts, and the ring of its second level. */
const SYMBOL_FONT = /wingdings|symbol|webdings/i;
const MAX_LEVEL = 9;

interface Item {
  paragraph: Element;
  level: number;
  kind: 'ol' | 'ul';
  /** Number of an ordered item. */
  number: number;
}

/**
 * Makes lists of them. Numbers that only a document's own counting gives (一、 第二条 (a)) stay in the text: a list of
 * ours would count 1 2 3, and others cite the number.
 */
export function toLists(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll('p')].filter((one) => ITEM.test(one.getAttribute('style') ?? ''));
  let run: Item[] = [];
  for (const paragraph of paragraphs) {
    const item = readItem(paragraph);
    const last = run.at(-1);
    if (last && (item === null || !follows(last.paragraph, paragraph))) {
      build(run);
      run = [];
    }
    if (item) run.push(item);
  }
  build(run);
}

function readItem(paragraph: Element): Item | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = Math.min(MAX_LEVEL, Number(ITEM.exec(style)?.[1] ?? 1));
  const marker = [...paragraph.querySelectorAll('[style]')].find((one) => MARKER.test(one.getAttribute('style') ?? ''));
  if (!marker) return null;
  const text = (marker.textContent ?? '').replace(/\s/g, '');
  const isSymbol = SYMBOL_FONT.test(`${marker.parentElement?.getAttribute('style') ?? ''} ${marker.innerHTML}`);
  const number = /^(\d+)[.)．、）]?$/.exec(text)?.[1];
  if (number !== undefined || isSymbol || text === 'o' || !/[\p{L}\p{N}]/u.test(text)) {
    marker.remove();
    return { paragraph, level, kind: number === undefined ? 'ul' : 'ol', number: Number(number ?? 1) };
  }
  marker.replaceWith(text);
  return null;
}

/** Whether nothing but space stands between two paragraphs. */
function follows(before: Element, paragraph: Element): boolean {
  return before.nextElementSibling === paragraph;
}

function build(run: readonly Item[]): void {
  const first = run[0];
  if (!first) return;
  const { ownerDocument: document } = first.paragraph;
  /** The list of each level that is open, the outermost first. */
  const open: Element[] = [];
  for (const { paragraph, level, kind, number } of run) {
    const depth = Math.min(level, open.length + 1);
    open.length = Math.min(open.length, depth);
    if (open.length < depth || open.at(-1)?.localName !== kind) {
      const list = document.createElement(kind);
      if (kind === 'ol' && number > 1) list.setAttribute('start', String(number));
      if (open.length === depth) open.pop();
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}
