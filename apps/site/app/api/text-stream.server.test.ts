import { expect, test } from 'vitest';
import { toTextStream } from './text-stream.server.ts';

/** Pieces of text; `log` tells how far they were made. */
const piecesOf = (log: string[], fails = false) =>
  (async function* () {
    try {
      yield '停';
      log.push('second');
      if (fails) throw new Error('gone');
      yield '电';
    } finally {
      log.push('end');
    }
  })();

test('the text is complete, and lazily generated', async () => {
  const log: string[] = [];
  const reader = toTextStream(piecesOf(log)).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('停');
  expect(log).toEqual([]);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('电');
  expect((await reader.read()).done).toBe(true);
  expect(log).toEqual(['second', 'end']);
  expect(await new Response(toTextStream(piecesOf([]))).text()).toBe('停电');
});

test('a reader that cancels ends the generator; a failure breaks the body off', async () => {
  const log: string[] = [];
  const reader = toTextStream(piecesOf(log)).getReader();
  await reader.read();
  await reader.cancel();
  expect(log).toEqual(['end']);
  await expect(new Response(toTextStream(piecesOf([], true))).text()).rejects.toThrow('gone');
});
