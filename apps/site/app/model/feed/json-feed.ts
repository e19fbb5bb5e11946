/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), made piece by piece. */
import { toIsoTime } from '@yunxia/contract/time';

export interface JsonFeedHead {
  readonly title: string;
  /** Absolute URL of the list. */
  readonly home: string;
  /** Absolute URL of the feed itself. */
  readonly self: string;
  readonly description: string;
  /** Absolute URL of a square picture of 512 px or more. */
  readonly icon: string;
  readonly author: { readonly name: string; readonly url: string };
  /** What the format has no field for; its name begins with `_`. */
  readonly extension: {
    readonly name: `_${string}`;
    /** Page that explains the extensions of the feed and of its items. */
    readonly about: string;
    readonly licence: string;
    /** Epoch ms; null when unknown. */
    readonly changedAt: number | null;
  };
}

export interface JsonFeedItem {
  /** Permanent id of the item. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly tags: readonly string[];
  readonly extension: { readonly name: `_${string}`; readonly fields: object };
}

/** JSON for exchange must not hold lone surrogates (RFC 8259, 8.2). */
const write = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );

/** The beginning of a feed, its list of items open. */
export const toJsonFeedHead = ({ extension, ...head }: JsonFeedHead): string => {
  const text = write({
    version: 'https://jsonfeed.org/version/1.1',
    title: head.title,
    home_page_url: head.home,
    feed_url: head.self,
    description: head.description,
    icon: head.icon,
    authors: [head.author],
    language: 'zh-CN',
    [extension.name]: {
      about: extension.about,
      license: extension.licence,
      ...(extension.changedAt === null ? {} : { updated_at: toIsoTime(extension.changedAt) }),
    },
  });
  return `${text.slice(0, -1)},"items":[\n`;
};

/** One item. */
export const toJsonFeedItem = ({ extension, ...item }: JsonFeedItem): string =>
  write({
    id: item.id,
    url: item.url,
    title: item.title,
    content_text: item.text,
    ...(item.publishedAt === null ? {} : { date_published: item.publishedAt }),
    ...(item.updatedAt === null ? {} : { date_modified: item.updatedAt }),
    tags: item.tags,
    [extension.name]: extension.fields,
  });

/** Between two items, and after the last one. */
export const JSON_FEED_SEPARATOR = ',\n';
export const JSON_FEED_END = '\n]}\n';
