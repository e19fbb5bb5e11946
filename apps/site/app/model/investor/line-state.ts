/** Whether the investors' line is answered today, by the exchange's calendar. */
import type { Session } from '@yunxia/contract/trading-calendar';

/** '' when the calendar does not say: it is not known, or the share is suspended. */
export const lineState = (session: Session | null): string => {
  if (session === null || session === 'unknown' || session === 'suspended') return '';
  return session === 'holiday' ? '今天交易所休市，投资者热线休息' : '今天是交易日，投资者热线开放';
};
