/**
 * The faults that this process has met, for health: some of them can only be seen when somebody meets them. On
 * `globalThis`, because pages and routes may have copies of this module.
 */
import { noteFailedWrite } from '../metrics.ts';
import type { Fault } from './fault.ts';

interface Memory {
  /** A page that could not be read stays so until the database is restored, which needs a restart. */
  corrupt: boolean;
  /** What the last save that a disk or a database refused was refused for; undefined after one that went through. */
  lastRefusal: Fault | undefined;
}

const key = Symbol.for('yunxia.content.faults');
const holder = globalThis as typeof globalThis & { [key]?: Memory };

/** What was met so far. */
export function faultMemory(): Readonly<Memory> {
  return memory();
}

function memory(): Memory {
  return (holder[key] ??= { corrupt: false, lastRefusal: undefined });
}

/** Remembers a fault. @param isWrite whether something was to be saved; then it is counted, too */
export function noteFault(fault: Fault, isWrite: boolean): void {
  if (fault === 'corrupt') memory().corrupt = true;
  if (!isWrite) return;
  memory().lastRefusal = fault;
  noteFailedWrite(fault);
}

/** Remembers that something was saved. */
export function noteWritten(): void {
  memory().lastRefusal = undefined;
}
