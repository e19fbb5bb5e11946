import { toFigurePieces } from '../text/figures.ts';
import type { MarkedText } from './search-hit.ts';

/** Stretches of a text, marked or not, in which no line breaks where they are a figure. */
export interface MarkedPiece {
  readonly isWhole: boolean;
  readonly stretches: ReadonlyArray<{ readonly text: string; readonly isMarked: boolean }>;
}

/** A marked text in pieces: a figure stays whole although a part of it is marked (10千伏 for 千伏). */
export function toMarkedPieces(parts: MarkedText): MarkedPiece[] {
  let from = 0;
  const stretches = parts.map((text, at) => {
    const start = from;
    from += text.length;
    return { text, start, end: from, isMarked: at % 2 === 1 };
  });
  let start = 0;
  return toFigurePieces(parts.join('')).map(({ text, isWhole }) => {
    const [first, last] = [start, start + text.length];
    start = last;
    const inside = stretches.filter((stretch) => stretch.start < last && stretch.end > first);
    return {
      isWhole,
      stretches: inside.map((stretch) => ({
        text: stretch.text.slice(Math.max(0, first - stretch.start), last - stretch.start),
        isMarked: stretch.isMarked,
      })),
    };
  });
}

/** A marked title: its stretches, and figures of which a part alone is marked, which stay whole. */
export function toMarkedTitle(parts: MarkedText): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  for (const { isWhole, stretches } of toMarkedPieces(parts)) {
    if (isWhole && stretches.length > 1) {
      pieces.push({ isWhole, stretches });
      continue;
    }
    for (const { text, isMarked } of stretches) {
      const before = pieces.at(-1);
      const [last] = before?.stretches ?? [];
      const goesOn = before?.stretches.length === 1 && last?.isMarked === isMarked;
      const joined = { isWhole: false, stretches: [{ text: (goesOn ? last.text : '') + text, isMarked }] };
      pieces.splice(goesOn ? -1 : pieces.length, goesOn ? 1 : 0, joined);
    }
  }
  return pieces;
}
