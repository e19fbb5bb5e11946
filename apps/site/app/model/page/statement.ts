/** The statement that opens a composed page: the editor's lines, each in pieces that stay whole. */

/** A line, cut after its commas: where it does not fit, it breaks there. */
export type StatementLine = readonly string[];

export const toStatement = (text: string): StatementLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/(?<=[，、；])/));
