/** A special column (专栏页面) as its page shows it: a lead, then titled sections, with ordered lists as steps where asked. */
import type { SpecialColumnInfo } from '@yunxia/contract/special-column';
import { type TimeText, toPublishedTime } from './article.ts';
import { toDayText } from '../text/beijing-time.ts';
import { splitElements, textOfHtml } from '../page/html-elements.ts';
import { toTitle } from '../page/title.ts';

/** One step of a procedure. */
export interface StepView {
  /** Fragment of its URL: `step3`. Counted through the whole page, so that a link to a step keeps its meaning. */
  readonly id: string;
  readonly number: number;
  /** What it is called, '' when the editor gave no name (bold words at the beginning of the item). */
  readonly title: string;
  readonly html: string;
}

/** A stretch of text, or steps. */
export type ColumnPart =
  { readonly kind: 'text'; readonly html: string } | { readonly kind: 'steps'; readonly steps: readonly StepView[] };

/** A titled section of the page. */
export interface ColumnSection {
  /** Fragment of its URL: `part-2`. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly ColumnPart[];
  /** The day an editor says it was brought up to date. */
  readonly updated: TimeText | null;
}

export interface ColumnView {
  /** What stands before the first heading. */
  readonly lead: readonly ColumnPart[];
  readonly sections: readonly ColumnSection[];
  readonly updated: TimeText | null;
}

const NAMED_STEP = /^\s*<strong>([\s\S]*?)<\/strong>([\s\S]*)$/i;

const toStep = (item: string, number: number): StepView => {
  const named = NAMED_STEP.exec(item);
  const title = named ? textOfHtml(named[1] ?? '').replace(/[。．：:，,；;\s]+$/, '') : '';
  const html = (title ? (named?.[2] ?? '') : item).replace(/^[\s。：:]+/, '');
  return { id: `step${number}`, number, title, html };
};

/** Ordered lists of fewer items stay lists: one item is no procedure. */
const FEWEST_STEPS = 2;

/**
 * @param steps true: every ordered list at the top level is a procedure
 * @param taken how many steps the page has before this text
 */
const toParts = (elements: readonly { tag: string; html: string; inner: string }[], steps: boolean, taken: number) => {
  const parts: ColumnPart[] = [];
  let count = taken;
  for (const { tag, html, inner } of elements) {
    const items = steps && tag === 'ol' ? (splitElements(inner) ?? []).filter((each) => each.tag === 'li') : [];
    const last = parts.at(-1);
    if (items.length >= FEWEST_STEPS) {
      const from = count;
      parts.push({ kind: 'steps', steps: items.map((item, at) => toStep(item.inner, from + at + 1)) });
      count += items.length;
    } else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', html: last.html + html };
    else parts.push({ kind: 'text', html });
  }
  return { parts, count };
};

/**
 * The column's text cut at its headings, followed by its blocks; what is empty is left out.
 * @param options.steps true: ordered lists are shown as steps with URLs of their own
 */
export function toColumn(
  info: Pick<SpecialColumnInfo, 'content' | 'blocks' | 'updatedAt'>,
  { steps = false }: { steps?: boolean } = {},
): ColumnView {
  const drafts: { title: string; elements: { tag: string; html: string; inner: string }[]; on: string | null }[] = [];
  const leadElements: { tag: string; html: string; inner: string }[] = [];
  const whole = (html: string) => (html.trim() ? [{ tag: '', html, inner: html }] : []);
  for (const element of splitElements(info.content) ?? whole(info.content)) {
    const title = element.tag === 'h2' ? textOfHtml(element.inner) : '';
    if (title) drafts.push({ title, elements: [], on: null });
    else if (element.tag !== 'h2') (drafts.at(-1)?.elements ?? leadElements).push(element);
  }
  for (const { title, content, updatedOn } of info.blocks) {
    if (!title.trim() && !content.trim()) continue;
    drafts.push({ title: toTitle(title), elements: splitElements(content) ?? whole(content), on: updatedOn });
  }
  const lead = toParts(leadElements, steps, 0);
  let taken = lead.count;
  const sections = drafts.map(({ title, elements, on }, at): ColumnSection => {
    const { parts, count } = toParts(elements, steps, taken);
    taken = count;
    return { id: `part-${at + 1}`, title, parts, updated: on ? { iso: on, text: toDayText(on) } : null };
  });
  return { lead: lead.parts, sections, updated: toPublishedTime(info.updatedAt) };
}
