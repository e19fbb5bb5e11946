import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An item of a feed, as read. */
export interface ReadItem {
  title?: string;
  link?: string;
  description?: string;
  pubDate?: string;
  guid?: { '#text': string; isPermaLink: string };
}

/** A feed, as read. */
export interface ReadFeed {
  title?: string;
  link?: string;
  description?: string;
  language?: string;
  lastBuildDate?: string;
  'atom:link'?: { href: string; rel: string; type: string };
  item: ReadItem[];
}

const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} \+0800$/;
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Reads a feed. @throws Error when it is not well-formed */
export function readFeed(xml: string): ReadFeed {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) throw new Error(wellFormed.err.msg);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => name === 'item',
  });
  const channel = (parser.parse(xml) as { rss: { channel: Partial<ReadFeed> } }).rss.channel;
  return { ...channel, item: channel.item ?? [] };
}

/**
 * Violations of RSS 2.0 and of its Best Practices Profile.
 *
 * @param xml the feed
 * @param self the address it was read from
 * @returns one sentence per fault
 */
export function findFeedFaults(xml: string, self: string): string[] {
  const feed = readFeed(xml);
  const { origin } = new URL(self);
  const atom = feed['atom:link'];
  const guids = feed.item.map(({ guid }) => guid?.['#text']);
  const faults: [boolean, string][] = [
    [!/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/.test(xml), 'no RSS 2.0 in UTF-8'],
    [control.test(xml), 'control characters'],
    [!feed.title || !feed.link || !feed.description, 'title, link or description is missing'],
    [!URL.canParse(feed.link ?? ''), 'the link is not absolute'],
    [feed.language !== 'zh-cn', `language ${feed.language}`],
    [feed.lastBuildDate !== undefined && !rfc822.test(feed.lastBuildDate), `lastBuildDate ${feed.lastBuildDate}`],
    [atom?.href !== self || atom.rel !== 'self' || atom.type !== 'application/rss+xml', 'atom:link is not the feed'],
    [new Set(guids).size !== guids.length, 'a guid stands twice'],
  ];
  return [
    ...faults.filter(([isFault]) => isFault).map(([, fault]) => fault),
    ...feed.item.flatMap((item) => findItemFaults(item, origin)),
  ];
}

function findItemFaults({ title, link, pubDate, guid, description }: ReadItem, origin: string): string[] {
  const name = title ?? link ?? '?';
  const faults: [boolean, string][] = [
    [!title && !description, 'neither title nor description'],
    [!link?.startsWith(`${origin}/`), `link ${link}`],
    [!guid, 'no guid'],
    [guid?.isPermaLink === 'true' && guid['#text'] !== link, 'the guid is no permalink'],
    [pubDate !== undefined && !rfc822.test(pubDate), `pubDate ${pubDate}`],
    [/<[a-z!/]/i.test(description ?? ''), 'markup in the description'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name}: ${fault}`);
}
