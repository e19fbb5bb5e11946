/**
 * Where log lines go. Writing never harms the process that writes: a full disk, a reader that has gone or that reads
 * nothing any more costs the line, and the line is counted.
 */
import { processWide } from './process-wide.ts';

/** Bytes that may wait for a reader; beyond them lines are dropped. */
const MAX_WAITING = 512 * 1024;

interface Shared {
  dropped: number;
  isGuarded: boolean;
}

const shared = processWide<Shared>('log', () => ({ dropped: 0, isGuarded: false }));

/** Log lines that could not be written since the process began. */
export function droppedLines(): number {
  return shared.dropped;
}

/** Keeps an output that fails from ending the process: without a listener its error is an uncaught one. */
export function guardOutputs(): void {
  if (shared.isGuarded) return;
  shared.isGuarded = true;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Writes a line, or drops it. Never throws. */
export function writeLine(line: string, stream: NodeJS.WriteStream): void {
  try {
    guardOutputs();
    if (stream.writableLength > MAX_WAITING) {
      shared.dropped += 1;
      return;
    }
    stream.write(`${line}\n`, (error) => {
      if (error) shared.dropped += 1;
    });
  } catch {
    shared.dropped += 1;
  }
}
