/** Longest caption, in characters: two lines of a phone, or one of a desk screen. */
const LONGEST = 30;

/** The part of a text between two marks of punctuation, around a place in it. */
export const clauseAt = (text: string, at: number): string => {
  const marks = /[，。！？；：、,;!?\n]/;
  let start = Math.min(at, text.length);
  while (start > 0 && !marks.test(text[start - 1] ?? '')) start -= 1;
  let end = at;
  while (end < text.length && !marks.test(text[end] ?? '')) end += 1;
  const clause = text.slice(start, end).trim();
  if (clause.length <= LONGEST) return clause;
  // no mark for long: the stretch around the place
  const from = Math.max(0, Math.min(at - start - LONGEST / 2, clause.length - LONGEST));
  return clause.slice(from, from + LONGEST);
};

/** What the caption says of a place of the window: the clause under it, else the name of the control. Browser only. */
export const captionAt = (target: Element, x: number, y: number): string => {
  const position = document.caretPositionFromPoint?.(x, y);
  const node = position?.offsetNode;
  if (node?.nodeType === Node.TEXT_NODE && target.contains(node)) {
    // the marks between words (components/words) part a text in the page, not for its reader
    const parent = node.parentElement;
    const whole = parent?.querySelector(':scope > wbr') ? [...parent.childNodes] : [node];
    const before = whole
      .slice(0, whole.indexOf(node as ChildNode))
      .reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0);
    return clauseAt(whole.map(({ textContent }) => textContent ?? '').join(''), before + (position?.offset ?? 0));
  }
  const control = target.closest('a, button, input, select, label, img');
  const text =
    control?.getAttribute('aria-label') ??
    control?.getAttribute('alt') ??
    // what is not shown is not said
    (control instanceof HTMLElement ? control.innerText : target.textContent) ??
    '';
  return clauseAt(text.replaceAll(/\s+/g, ' ').trim(), 0);
};
