/** The chips of a quick filter: all, then each choice that some record has, with how many. */

/** One chip. `count` is undefined when the answer tells none. */
export interface CountChip<Code extends string> {
  /** undefined: all of them. */
  readonly code: Code | undefined;
  readonly label: string;
  readonly count: number | undefined;
  readonly isCurrent: boolean;
}

export interface CountChipsOptions<Code extends string> {
  /** Words by code, in the order of the chips. */
  readonly labels: Readonly<Record<Code, string>>;
  /** Records by code, from the list's answer; {} when it has none, or from a server that counts none. */
  readonly counts: Readonly<Record<string, number>>;
  /** The choice that is on. */
  readonly current: Code | undefined;
  /** Records of the list, which tells these two apart. */
  readonly total: number;
  /** Choices whose chip stands there even when nothing has them: that there is none is an answer, too. */
  readonly standing?: readonly Code[];
}

export const toCountChips = <Code extends string>({
  labels,
  counts,
  current,
  total,
  standing = [],
}: CountChipsOptions<Code>): CountChip<Code>[] => {
  const isCounted = Object.keys(counts).length > 0 || total === 0;
  const countOf = (code: Code): number => (Object.hasOwn(counts, code) ? (counts[code] ?? 0) : 0);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const codes = (Object.keys(labels) as Code[]).filter(
    (code) => !isCounted || standing.includes(code) || code === current || countOf(code) > 0,
  );
  return [
    { code: undefined, label: '全部', count: isCounted ? all : undefined, isCurrent: current === undefined },
    ...codes.map((code) => ({
      code,
      label: labels[code],
      count: isCounted ? countOf(code) : undefined,
      isCurrent: code === current,
    })),
  ];
};

/** Values to choose from, in the answer's order; the chosen one is among them even where nothing is found with it. */
export const toChoices = (counts: Readonly<Record<string, number>>, chosen: string | undefined): string[] => {
  const names = Object.keys(counts);
  return chosen === undefined || names.includes(chosen) ? names : [...names, chosen];
};
