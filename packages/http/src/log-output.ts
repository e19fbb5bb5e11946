/**
 * Writes log lines. A failed write never harms the process: on a full disk, a closed pipe or a blocked reader the line is
 * dropped and counted.
 */
import { processWide } from './process-wide.ts';

/** Most bytes that are buffered; beyond them lines are dropped. */
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

/** Handles errors of the outputs: without a listener they would be uncaught exceptions. */
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
