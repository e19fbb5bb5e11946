/** The faults that this process has met, for health: some of them are only seen when a request meets them. */
import { processWide } from '@yunxia/http/process-wide';
import { noteFailedWrite } from '../metrics.ts';
import type { Fault } from './fault.ts';

interface Memory {
  /** A page that could not be read stays so until the database is restored, which needs a restart. */
  corrupt: boolean;
  /** What the last save that a disk or a database refused was refused for; undefined after one that went through. */
  lastRefusal: Fault | undefined;
}

const memory = processWide<Memory>('content.faults', () => ({ corrupt: false, lastRefusal: undefined }));

/** What was met so far. */
export function faultMemory(): Readonly<Memory> {
  return memory;
}

/** Remembers a fault. @param isWrite whether something was to be saved; then it is counted, too */
export function noteFault(fault: Fault, isWrite: boolean): void {
  if (fault === 'corrupt') memory.corrupt = true;
  if (!isWrite) return;
  memory.lastRefusal = fault;
  noteFailedWrite(fault);
}

/** Remembers that something was saved. */
export function noteWritten(): void {
  memory.lastRefusal = undefined;
}
