import type { ProjectFile } from './structure.ts';

/** Words that this project does not use, and the field's term for each. */
const terms: readonly { pattern: RegExp; term: string }[] = [
  { pattern: /\b\w*(?:awake|asleep|woken)\b/gi, term: 'hydrated, not hydrated' },
  { pattern: /\bmakeshift\b/gi, term: 'stale, degraded' },
  { pattern: /\banew\b/gi, term: 'again, re-, retry' },
  { pattern: /\bovertaken\b/gi, term: 'superseded, stale' },
  { pattern: /\bpatience\b/gi, term: 'timeout, back-off' },
  { pattern: /\blate[- ]?start\b/gi, term: 'deferred hydration' },
  { pattern: /\bearly[- ]?header\b/gi, term: 'pre-hydration header' },
  { pattern: /\b(?:kept|early)[- ]?presses\b/gi, term: 'event replay' },
  { pattern: /\bpacked[- ]?answers?\b/gi, term: 'encoded response' },
  { pattern: /\bnear[- ]?words?\b/gi, term: 'fuzzy matches' },
  { pattern: /\bwho asks\b/gi, term: 'client, reader' },
  {
    pattern: /\b(?:is|are|was|were|be|been) told\b/gi,
    term: 'is published, is notified, receives, cannot be determined',
  },
  { pattern: /\bhears? of\b/gi, term: 'receives, is notified of' },
];

const isChecked = /\.(ts|tsx|mjs|css|md|conf)$|^\.ci\/run$/;
/** The rules themselves, what happened in the past, and what tools write. */
const isLeftOut = /^(scripts\/(check\/)?vocabulary(\.test)?\.ts|CHANGELOG\.md)$|(^|\/)migrations\//;

/**
 * Checks that comments, names and documents use the field's terms.
 *
 * @returns one sentence per fault, `path:line: what is wrong`
 */
export function findVocabularyFaults(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => isChecked.test(path) && !isLeftOut.test(path))
    .flatMap(({ path, text }) => [
      ...faultsIn(path, path),
      ...text.split('\n').flatMap((line, index) => faultsIn(line, `${path}:${index + 1}`)),
    ]);
}

function faultsIn(text: string, place: string): string[] {
  return terms.flatMap(({ pattern, term }) =>
    [...text.matchAll(pattern)].map(([word]) => `${place}: “${word}”: the field says ${term}`),
  );
}
