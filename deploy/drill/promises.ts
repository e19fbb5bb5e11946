import type { Drilled } from './drill.ts';

/** Checks what must hold under every fault, on any machine. @returns a sentence for each promise that was broken */
export const promisesBroken = (result: Drilled): string[] => {
  const { fault, cached, searches, saves, lost, isTold, isServerLost, recovery } = result;
  const restarts = fault.isContentGone ? [] : saves.failures;
  const first = (failures: readonly string[]): string => `${failures.length} failed, e.g. ${failures[0]}`;
  return [
    isServerLost ? 'a server ended' : '',
    lost.length > 0 ? `${lost.length} acknowledged saves are not there` : '',
    isTold ? '' : `health did not say ${fault.says?.part}: ${fault.says?.word}`,
    Number.isFinite(recovery) ? '' : 'it did not recover',
    cached.failures.length > 0 ? `cached pages: ${first(cached.failures)}` : '',
    searches.failures.length > 0 ? `searches: ${first(searches.failures)}` : '',
    restarts.length > 0 ? `saves: ${first(restarts)}` : '',
    saves.answered === 0 ? 'no save succeeded' : '',
  ]
    .filter(Boolean)
    .map((sentence) => `${fault.name}: ${sentence}`);
};
