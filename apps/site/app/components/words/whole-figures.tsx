import { toFigurePieces } from '../../model/text/figures.ts';

/** A sentence in which days, times and numbers with their units are not broken: browsers break at a hyphen and before a unit. */
export function WholeFigures({ children }: { children: string }) {
  return toFigurePieces(children).map(({ text, isWhole }, at) => (
    // A figure may occur twice, and the sentence changes as a whole.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={`${at}-${text}`} className={isWhole ? 'whole' : undefined}>
      {text}
    </span>
  ));
}
