/** What is wrong with a distribution as a whole. */
import { parseTime } from '@yunxia/contract/time';
import { ValidationError } from 'payload';

interface DividendData {
  readonly cashPerShare?: unknown;
  readonly shareRatio?: unknown;
  readonly rightsRatio?: unknown;
  readonly rightsPrice?: unknown;
  readonly recordDay?: unknown;
  readonly exDay?: unknown;
  readonly payDay?: unknown;
  readonly progress?: unknown;
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && Number(value) > 0;
const dayOf = (value: unknown): number | null => (typeof value === 'string' ? parseTime(value) : null);

/** The fault and its field; null: none. */
export function dividendFault(data: DividendData): { path: string; message: string } | null {
  const { cashPerShare, shareRatio, rightsRatio, rightsPrice } = data;
  if (isGiven(rightsRatio) && !isGiven(rightsPrice)) return { path: 'rightsPrice', message: '有配股时请填写配股价' };
  const [record, ex, pay] = [dayOf(data.recordDay), dayOf(data.exDay), dayOf(data.payDay)];
  if (record !== null && ex !== null && ex <= record) return { path: 'exDay', message: '除权除息日应在股权登记日之后' };
  if (ex !== null && pay !== null && pay < ex) return { path: 'payDay', message: '发放日不能早于除权除息日' };
  if (data.progress === 'paid' && ex === null) return { path: 'exDay', message: '已发放的分红请填写除权除息日' };
  if (ex !== null && ![cashPerShare, shareRatio, rightsRatio].some(isGiven))
    return { path: 'cashPerShare', message: '有除权除息日时请填写每股派现、送转或配股' };
  return null;
}

/** @throws ValidationError */
export function checkDividend(data: DividendData): void {
  const fault = dividendFault(data);
  if (fault) throw new ValidationError({ collection: 'dividends', errors: [fault] });
}
