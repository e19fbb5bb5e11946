/** When a notice was changed last, as far as it tells. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { toInstant } from '../text/beijing-time.ts';

/** When the record was published or last changed in words, whichever came later; ISO 8601, null when unknown. */
export const noticeChangedAt = ({ publishedAt, changes }: NoticeItem): string | null =>
  [publishedAt, ...changes.map(({ at }) => at)].reduce<string | null>(
    (latest, at) => ((toInstant(at) ?? -Infinity) > (toInstant(latest) ?? -Infinity) ? at : latest),
    null,
  );
