/**
 * Sign-ins in the audit trail. Of failures the first of an account and address in a minute gets a row at once; how many more
 * there were is one more row when the minute is over. However many addresses guess, a minute adds a bounded number of rows.
 */
import { processWide } from '@yunxia/http/process-wide';
import { log } from '../log.ts';
import { openPayload } from '../open-payload.ts';
import { onShutdown } from '../shutdown.ts';
import { addressOf } from '../sign-in-guard.ts';
import { agentOf } from './agent.ts';
import type { AuditAction } from './audit-actions.ts';
import { addAuditRow, type AuditEntry } from './audit-store.ts';

const MINUTE = 60_000;
/** Accounts and addresses that get rows of their own in a minute; what is over it is counted together. */
const MOST_ROWS = 60;

type Row = Pick<AuditEntry, 'actor' | 'account' | 'address' | 'agent' | 'action'> & Partial<AuditEntry>;

interface Failures {
  minute: number;
  rows: Map<string, { row: Row; more: number }>;
  /** Failures beyond the limit. */
  others: number;
}

const failures = processWide<Failures>('content.audited-failures', () => ({ minute: 0, rows: new Map(), others: 0 }));

/** What is known of an account; undefined: the name that was typed is of none, and may be anything, a password too. */
export interface NamedAccount {
  name: string;
  username: string;
}

/** Writes a row by itself. A sign-in does not fail because the trail cannot be written. */
async function add(row: Row): Promise<void> {
  try {
    await addAuditRow(await openPayload(), row);
  } catch (error) {
    log.warn('a sign-in was not written to the audit trail', { error });
  }
}

const rowOf = (action: AuditAction, account: NamedAccount | undefined, headers: Headers): Row => ({
  action,
  actor: account?.name ?? '（没有这个账号）',
  account: account?.username ?? '',
  address: addressOf(headers),
  agent: agentOf(headers.get('user-agent') ?? ''),
});

/** Writes how many more failures the minute had. */
export async function writeFailureCounts(): Promise<void> {
  const { rows, others } = failures;
  const counted = [...rows.values()].filter(({ more }) => more > 0);
  Object.assign(failures, { rows: new Map(), others: 0 });
  for (const { row, more } of counted) await add({ ...row, times: more, note: `同一分钟内又有 ${more} 次` });
  if (others > 0) {
    const row: Row = { action: 'signInFailed', actor: '（多个账号）', account: '', address: '', agent: '' };
    await add({ ...row, times: others, note: `同一分钟内另有 ${others} 次，来自其他地址或账号` });
  }
}

/** @param action lockOut: not even tried @param now epoch ms */
export async function auditAttempt(
  action: 'signIn' | 'signInFailed' | 'lockOut',
  account: NamedAccount | undefined,
  headers: Headers,
  now = Date.now(),
): Promise<void> {
  const row = rowOf(action, account, headers);
  if (action === 'signIn') return add(row);
  const minute = Math.floor(now / MINUTE);
  if (minute !== failures.minute) {
    void writeFailureCounts();
    failures.minute = minute;
    setTimeout(() => void writeFailureCounts(), MINUTE - (now % MINUTE)).unref();
    onShutdown('failed sign-ins', writeFailureCounts);
  }
  const key = `${action} ${row.account} ${row.address}`;
  const found = failures.rows.get(key);
  if (found) found.more += 1;
  else if (failures.rows.size >= MOST_ROWS) failures.others += 1;
  else {
    failures.rows.set(key, { row, more: 0 });
    await add({ ...row, at: now });
  }
}
