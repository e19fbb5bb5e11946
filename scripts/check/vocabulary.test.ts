import { describe, expect, it } from 'vitest';
import { findVocabularyFaults } from './vocabulary.ts';

const faultsOf = (text: string, path = 'apps/site/app/x.ts'): string[] => findVocabularyFaults([{ path, text }]);

describe('findVocabularyFaults', () => {
  it.each([
    'while the page is awake',
    'html[data-awake]',
    'makes it anew',
    'const PATIENCE = 5;',
    "from '../near-words.ts'",
    'for those who ask, and for who asks',
    'the site is told',
    'hears of a change',
    'the late-start script',
    'a packed answer',
  ])('names the line and the term: %s', (line) => {
    const faults = faultsOf(`// fine\n${line}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^apps\/site\/app\/x\.ts:2: “.+”: the field says /);
  });

  it('reads names of files, too', () => {
    expect(faultsOf('', 'apps/site/app/device/late-start.ts')).toEqual([
      'apps/site/app/device/late-start.ts: “late-start”: the field says deferred hydration',
    ]);
  });

  it.each(['told apart by its digest', 'hydrated', 'a new entry', 'two weeks', 'later start'])('passes: %s', (line) => {
    expect(faultsOf(line)).toEqual([]);
  });

  it('leaves out the changelog and what is no text of ours', () => {
    expect(faultsOf('awake', 'CHANGELOG.md')).toEqual([]);
    expect(faultsOf('awake', 'apps/site/public/x.svg')).toEqual([]);
  });
});
