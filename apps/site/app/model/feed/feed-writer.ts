/** A feed as text that is made piece by piece, so that no list is ever held whole. */

/** How records become a file: its beginning, one piece for each record, its end. */
export interface FeedWriter<Item> {
  readonly head: string;
  /** The piece of a record; '' when the feed has none for it. */
  readonly toItem: (item: Item) => string;
  /** Stands between the pieces of two records. */
  readonly separator: string;
  readonly end: string;
}

/** Writes the feed of records that come page by page: one piece of text for each page. */
export async function* writeFeed<Item>(
  { head, toItem, separator, end }: FeedWriter<Item>,
  pages: AsyncIterable<readonly Item[]>,
): AsyncGenerator<string> {
  yield head;
  let isFirst = true;
  for await (const page of pages) {
    const items = page.map(toItem).filter(Boolean);
    if (items.length === 0) continue;
    yield (isFirst ? '' : separator) + items.join(separator);
    isFirst = false;
  }
  yield end;
}
