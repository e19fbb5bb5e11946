import { expect, test } from 'vitest';
import { LatestAnswer } from './latest-answer.ts';

test('an older answer that comes after a newer one never wins', async () => {
  const latest = new LatestAnswer();
  const answers: ((answer: string) => void)[] = [];
  const ask = () => latest.ask(() => new Promise<string>((resolve) => answers.push(resolve)));
  const shown: (string | undefined)[] = [];
  const show = async () => shown.push(await ask());
  const both = [show(), show()];
  answers[1]?.('newer');
  await both[1];
  answers[0]?.('older');
  await both[0];
  expect(shown).toEqual(['newer', undefined]);
});

test('what is superseded is aborted, and its failure is no news; one that is not is', async () => {
  const latest = new LatestAnswer();
  const signals: AbortSignal[] = [];
  const failing = latest.ask(async (signal) => {
    signals.push(signal);
    await Promise.resolve();
    throw new Error('late');
  });
  latest.stop();
  expect(await failing).toBeUndefined();
  expect(signals[0]?.aborted).toBe(true);
  await expect(latest.ask(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
});
