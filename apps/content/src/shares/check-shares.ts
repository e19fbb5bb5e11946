/** What is wrong with a record of share capital, of the largest holders, or of a person's term, as a whole. */
import { add, compare, type Decimal, parseDecimal, toDecimal, toDecimalText } from '@yunxia/contract/decimal';
import { parseTime } from '@yunxia/contract/time';
import { type CollectionSlug, ValidationError } from 'payload';

/** Most shares that can be typed: a million million. */
export const MOST_SHARES = 1_000_000_000_000;

interface Fault {
  readonly path: string;
  readonly message: string;
}

const HUNDRED = toDecimal(100);
const dayOf = (value: unknown): number | null => (typeof value === 'string' ? parseTime(value) : null);
const isNumber = (value: unknown): value is number => typeof value === 'number';

interface CapitalData {
  readonly day?: unknown;
  readonly total?: unknown;
  readonly floating?: unknown;
  readonly unlockDay?: unknown;
}

/** @returns the fault and its field; null: none */
export function capitalFault({ total, floating, ...days }: CapitalData): Fault | null {
  const [day, unlock] = [dayOf(days.day), dayOf(days.unlockDay)];
  if (isNumber(total) && isNumber(floating)) {
    if (floating > total) return { path: 'floating', message: '流通股不能多于总股本' };
    if (floating === total && unlock !== null) return { path: 'unlockDay', message: '没有限售股时不填解禁日' };
  }
  if (day !== null && unlock !== null && unlock <= day) return { path: 'unlockDay', message: '解禁日应在变动日之后' };
  return null;
}

interface HolderRow {
  readonly rank?: unknown;
  readonly shares?: unknown;
  readonly percent?: unknown;
  readonly pledged?: unknown;
}

/** The first fault of a list: of its ranks, of its order, of one row, of the sum. Rows that are not filled in yet are passed over. */
export function holdersFault(rows: readonly HolderRow[]): Fault | null {
  const ranked = rows
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => isNumber(row.rank))
    .toSorted((one, other) => Number(one.row.rank) - Number(other.row.rank) || one.at - other.at);
  for (const [position, { row, at }] of ranked.entries()) {
    const before = ranked[position - 1]?.row;
    const path = (field: keyof HolderRow) => `holders.${at}.${field}`;
    if (before?.rank === row.rank) return { path: path('rank'), message: `第${String(row.rank)}名出现了两次` };
    if (row.rank !== position + 1) return { path: path('rank'), message: `名次应从1起连续，缺第${position + 1}名` };
    const { shares, pledged } = row;
    if (isNumber(shares) && isNumber(before?.shares) && shares > before.shares)
      return { path: path('shares'), message: `第${position + 1}名的持股数多于第${position}名` };
    if (isNumber(shares) && isNumber(pledged) && pledged > shares)
      return { path: path('pledged'), message: `第${position + 1}名质押、标记或冻结的股份多于持股数` };
  }
  const sum = rows.reduce(
    (total: Decimal, { percent }) =>
      add(total, parseDecimal(typeof percent === 'string' ? percent : '') ?? toDecimal(0)),
    toDecimal(0),
  );
  if (compare(sum, HUNDRED) > 0)
    return { path: 'holders', message: `持股比例合计${toDecimalText(sum, 2)}%，不能超过100%` };
  return null;
}

/** @returns the fault of a term and its field; null: none */
export function termFault(data: { readonly since?: unknown; readonly until?: unknown }): Fault | null {
  const [since, until] = [dayOf(data.since), dayOf(data.until)];
  return since !== null && until !== null && until < since ? { path: 'until', message: '任期止不能早于任期起' } : null;
}

function refuse(collection: CollectionSlug, fault: Fault | null): void {
  if (fault) throw new ValidationError({ collection, errors: [fault] });
}

/** @throws ValidationError */
export const checkCapital = (data: CapitalData): void => refuse('capital-changes', capitalFault(data));

/** @throws ValidationError */
export const checkHolders = ({ holders }: { readonly holders?: unknown }): void =>
  refuse('holder-lists', holdersFault(Array.isArray(holders) ? (holders as HolderRow[]) : []));

/** @throws ValidationError */
export const checkTerm = (data: { readonly since?: unknown; readonly until?: unknown }): void =>
  refuse('people', termFault(data));
