import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { PlainItem } from './plain-items.ts';

/** A record without a page of its own, shown in full. */
export function PlainText({ item }: { item: PlainItem }) {
  return (
    <section>
      <h2>{item.title}</h2>
      {item.when && <p className="meta">{item.when}</p>}
      {item.summary && <p>{item.summary}</p>}
      {item.content && <RichText html={item.content} setting="column" />}
    </section>
  );
}
