/** What every article page shows round its text, from the fields that news, Party-building articles and notices share. */
import type { Attachment, Change, Image, Neighbour, PdfFile } from '@yunxia/contract/media';
import type { RelatedArticle } from '@yunxia/contract/news';
import { parseTime, startOfDay, toBeijingParts } from '@yunxia/contract/time';
import { toDayText, toDayTimeText, toInstant, toMonthDayText } from '../text/beijing-time.ts';
import { toTitle } from '../page/title.ts';

/** A time as the page shows it, with its machine form. */
export interface TimeText {
  readonly iso: string;
  readonly text: string;
}

/** `2026-11-15 09:30`; a time of exactly midnight is a mere day: `2026-11-15`. null when there is none. */
export const toPublishedTime = (iso: string | null | undefined): TimeText | null => {
  const instant = toInstant(iso);
  if (!iso || instant === null) return null;
  return { iso, text: instant === startOfDay(instant) ? toDayText(iso) : toDayTimeText(instant) };
};

/** The line under the title: `来源：集团办公室`, `作者：本网编辑`; what is empty is left out. */
export const toArticleMeta = ({ source, author }: { source?: string; author?: string }): string[] => {
  const parts = [
    { label: '来源', text: source?.trim() },
    { label: '作者', text: author?.trim() },
  ];
  return parts.filter(({ text }) => text).map(({ label, text }) => `${label}：${text}`);
};

/** The line at the end: `责任编辑：甲`, then a wide space and `审核：乙`; '' when neither is named. */
export const toEditorLine = ({ editor, reviewer }: { editor?: string; reviewer?: string }): string =>
  [editor?.trim() && `责任编辑：${editor.trim()}`, reviewer?.trim() && `审核：${reviewer.trim()}`]
    .filter(Boolean)
    .join('　');

/** A change made after publication. */
export interface ChangeView {
  readonly time: TimeText | null;
  readonly text: string;
}

/** The changes of a record, newest first. */
export const toChanges = (changes: readonly Change[]): ChangeView[] =>
  changes
    .map(({ at, text }) => ({ at: toInstant(at) ?? 0, time: toPublishedTime(at), text }))
    .sort((a, b) => b.at - a.at)
    .map(({ time, text }) => ({ time, text }));

/** The files of a record, as the attachment list takes them. */
export const toFiles = (attachments: readonly Attachment[]) =>
  attachments
    .filter(({ url }) => url !== '')
    .map(({ name, url, size, type }) => ({ name: name || fileNameOf(url), url, size: size ?? undefined, type }));

/** A record that is itself a PDF, as the attachment list takes it. */
export const toPdfFile = ({ url, size, pages }: PdfFile, name: string) => ({
  name,
  url,
  size: size ?? undefined,
  type: 'application/pdf',
  pages: pages ?? undefined,
});

const fileNameOf = (url: string): string => {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || '附件';
  } catch {
    return name;
  }
};

/** A neighbour in the list, with its URL. */
export interface NeighbourView {
  readonly to: string;
  readonly title: string;
}

/** @param toHref URL of a record by its id */
export const toNeighbour = (neighbour: Neighbour | null, toHref: (id: number) => string): NeighbourView | null =>
  neighbour && { to: toHref(neighbour.id), title: toTitle(neighbour.title) };

/** A related article in the rail. `date` is the month and day, before this year the whole day. */
export interface RelatedView {
  readonly id: number;
  readonly to: string;
  readonly title: string;
  readonly date: TimeText | null;
}

/** @param now epoch ms */
export const toRelated = (
  related: readonly Pick<RelatedArticle, 'id' | 'title' | 'publishedAt'>[],
  now: number,
  toHref: (id: number) => string,
): RelatedView[] =>
  related.map(({ id, title, publishedAt }) => {
    const instant = publishedAt ? parseTime(publishedAt) : null;
    const isThisYear = instant !== null && toBeijingParts(instant).year === toBeijingParts(now).year;
    return {
      id,
      to: toHref(id),
      title: toTitle(title),
      date:
        publishedAt && instant !== null
          ? { iso: publishedAt, text: isThisYear ? toMonthDayText(instant) : toDayText(publishedAt) }
          : null,
    };
  });

/** Pictures of a record that its text does not show by itself. */
export const toLoosePictures = (images: readonly Image[], content: string): Image[] =>
  images.filter(({ url, sizes }) => ![url, ...sizes.map((size) => size.url)].some((each) => content.includes(each)));

const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]{2}/i;

/** Language of an article for readers' voices and hyphenation: English only when no Chinese character is in it. */
export const articleLanguage = (title: string, html: string): 'zh-CN' | 'en' => {
  const text = `${title} ${html.replace(/<[^>]*>/g, ' ')}`;
  return !HAN.test(text) && LATIN.test(text) ? 'en' : 'zh-CN';
};

/** A summary for share cards when the record has none: the beginning of its text, at most 120 characters. */
export const toSummary = (summary: string, html: string): string => {
  if (summary.trim()) return summary.trim();
  const text = html
    .replace(/<(?:table|figure)\b[\s\S]*?<\/(?:table|figure)>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : text;
};

/** What the frame reads of a story or a notice: title, breadcrumb, share card. */
export const toRecordHead = (info: {
  readonly title: string;
  readonly type: string;
  readonly summary: string;
  readonly content: string;
  readonly cover?: Image | null;
  readonly publishedAt: string | null;
  readonly changes: readonly Change[];
}) => ({
  title: toTitle(info.title),
  type: info.type,
  summary: toSummary(info.summary, info.content),
  image: info.cover ?? null,
  publishedAt: info.publishedAt,
  changes: info.changes,
});
