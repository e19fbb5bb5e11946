import type { OutageBrief } from './outage-brief.ts';

/**
 * The fragment by which a link tells an outage's page what was searched for, as far as the outage has it; '' when it has
 * nothing of it. A fragment is in no request: one page for all, cached once, and nothing in a log.
 */
export const toSearchedFragment = (
  { regions, lines, transformers }: Pick<OutageBrief, 'regions' | 'lines' | 'transformers'>,
  marks: readonly string[],
): string => {
  const names = [regions.map(({ town, villages }) => [town, villages]), lines, transformers].join();
  const found = marks.filter((mark) => mark && names.includes(mark));
  return found.length > 0 ? `#at=${encodeURIComponent(found.join())}` : '';
};
