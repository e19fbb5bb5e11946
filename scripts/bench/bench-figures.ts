/** Figures of the measurements: pure arithmetic over alternating rounds. */

/** One stretch of load on one server. */
export interface Round {
  /** Whole answers with HTTP 200. */
  readonly answers: number;
  /** Answers with another status, and connections that broke. */
  readonly failures: number;
  readonly seconds: number;
  /** The server's own processor time, in seconds. */
  readonly processorSeconds: number;
  /** Of each answer, in ms. */
  readonly latencies: readonly number[];
}

/** Two servers side by side. */
export interface Comparison {
  readonly name: string;
  readonly ours: string;
  readonly yardstick: string;
  /** Answers per second of processor time: what the rest of the machine does matters least to it. */
  readonly perProcessorSecond: readonly [ours: number, yardstick: number, ratio: number];
  readonly perSecond: readonly [ours: number, yardstick: number, ratio: number];
  /** ms */
  readonly p99: readonly [ours: number, yardstick: number];
  readonly failures: number;
  /** What the ratio of processor time should at least be; undefined: it is only reported. */
  readonly wanted: number | undefined;
}

/** The value that a part of all values do not exceed. @param part 0 to 1 */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Medians of each, and the median of the ratios pair by pair, so that what slowed both of a pair slows neither. */
const compareBy = (
  pairs: ReadonlyArray<readonly [Round, Round]>,
  rate: (round: Round) => number,
): readonly [number, number, number] => [
  median(pairs.map(([ours]) => rate(ours))),
  median(pairs.map(([, other]) => rate(other))),
  median(pairs.map(([ours, other]) => rate(ours) / rate(other))),
];

/** @param pairs rounds of ours and of the yardstick, measured one after the other */
export const compare = (
  names: Pick<Comparison, 'name' | 'ours' | 'yardstick' | 'wanted'>,
  pairs: ReadonlyArray<readonly [Round, Round]>,
): Comparison => {
  const p99 = (side: 0 | 1): number =>
    quantile(
      pairs.flatMap((pair) => pair[side].latencies),
      0.99,
    );
  return {
    ...names,
    perProcessorSecond: compareBy(pairs, (round) => round.answers / Math.max(round.processorSeconds, 1e-6)),
    perSecond: compareBy(pairs, (round) => round.answers / round.seconds),
    p99: [p99(0), p99(1)],
    failures: pairs.reduce((sum, pair) => sum + pair[0].failures + pair[1].failures, 0),
  };
};

/** One line for the terminal. */
export const toLine = ({ name, yardstick, perProcessorSecond, perSecond, p99, failures, wanted }: Comparison): string =>
  [
    `${name}: ${perProcessorSecond[2].toFixed(2)} of ${yardstick}`,
    wanted === undefined ? '' : perProcessorSecond[2] >= wanted ? ` (≥ ${wanted})` : ` (MISSED: ${wanted})`,
    `, by the clock ${perSecond[2].toFixed(2)}`,
    `; ${Math.round(perSecond[0])} and ${Math.round(perSecond[1])} per s`,
    `; p99 ${p99[0].toFixed(1)} and ${p99[1].toFixed(1)} ms`,
    failures > 0 ? `; ${failures} FAILED` : '',
  ].join('');

const round = (value: number): string => String(Math.round(value));

/** The comparisons as a table in Markdown. */
export const toTable = (comparisons: readonly Comparison[]): string[][] => [
  ['measured', 'yardstick', 'ratio', 'wanted', 'ratio by the clock', 'per s of processor', 'per s', 'p99 in ms'],
  ...comparisons.map(({ name, ours, yardstick, perProcessorSecond, perSecond, p99, wanted }) => [
    `${name}, ${ours}`,
    yardstick,
    perProcessorSecond[2].toFixed(2),
    wanted === undefined ? 'reported' : `≥ ${wanted}`,
    perSecond[2].toFixed(2),
    `${round(perProcessorSecond[0])} / ${round(perProcessorSecond[1])}`,
    `${round(perSecond[0])} / ${round(perSecond[1])}`,
    `${p99[0].toFixed(1)} / ${p99[1].toFixed(1)}`,
  ]),
];

/** A table in Markdown, its first row the head. */
export const toMarkdown = (rows: ReadonlyArray<readonly string[]>): string =>
  rows
    .flatMap((row, at) => [`| ${row.join(' | ')} |`, ...(at === 0 ? [`| ${row.map(() => '---').join(' | ')} |`] : [])])
    .join('\n');
