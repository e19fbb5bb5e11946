import { toDayText } from '../../model/text/beijing-time.ts';
import { toFileSize } from '../../components/attachments/file-size.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';

/** Size, pages and date of a document, as far as they are known. */
export function DocumentFacts({
  size,
  pages,
  publishedAt,
  className,
}: {
  size: number | null;
  pages: number | null;
  publishedAt: string | null;
  className?: string | undefined;
}) {
  const day = toDayText(publishedAt);
  const facts = [pages ? `${pages}页` : '', toFileSize(size ?? undefined)].filter(Boolean).join(' · ');
  if (!facts && !day) return null;
  return (
    <span className={className}>
      <WholeFigures>{`PDF${facts ? ` · ${facts}` : ''}`}</WholeFigures>
      {day && publishedAt ? (
        <>
          <span>{' · '}</span>
          <time dateTime={publishedAt}>{day}</time>
        </>
      ) : null}
    </span>
  );
}
