import type { ContentState } from '@yunxia/contract/change-message';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Purge } from './cache/answer-cache.ts';
import { toTag } from './cache/change-tags.ts';
import { ContentChanges } from './content-changes.ts';

let purges: Purge[];
let changes: ContentChanges;
beforeEach(() => {
  purges = [];
  changes = new ContentChanges({ purge: (purge) => purges.push(purge) });
  changes.compare([state('m1')]);
  purges = [];
});

const state = (mark: string): ContentState => ({ name: 'news', mark, endpoints: ['news-list', 'news-info'] });
const message = (from: string | null, to: string) => ({
  changes: [{ endpoints: ['news-list'], types: ['important'], withdrawn: false }],
  marks: { news: { from, to } },
});

describe('what the site asks for', () => {
  test('makes everything of a group go whose mark has moved, whatever its type', () => {
    changes.compare([state('m1')]);
    expect(purges).toEqual([]);
    changes.compare([state('m2')]);
    expect(purges.map(({ touches }) => touches([toTag('news-info', 'comprehensive')]))).toEqual([true]);
    changes.compare([state('m2')]);
    expect(purges).toHaveLength(1);
  });

  test('is compared from the first time on: what was kept before may be older', () => {
    new ContentChanges({ purge: (purge) => purges.push(purge) }).compare([state('m1')]);
    expect(purges).toHaveLength(1);
  });
});

describe('what is counted as found, that is, as a message that got lost', () => {
  const noted: unknown[] = [];
  beforeEach(() => {
    noted.length = 0;
    changes = new ContentChanges({ purge: () => 1, note: (source) => noted.push(source) });
  });
  const found = () => noted.filter((source) => source === 'poll').length;

  test('the first state that a site hears of after its start is not', () => {
    changes.compare([state('m1')]);
    expect(found()).toBe(0);
    changes.compare([state('m2')]);
    expect(found()).toBe(1);
  });

  test('the first message of a content server that has started again is not, though the site makes sure', () => {
    changes.compare([state('m1')]);
    changes.hear(message(null, 'm2'));
    changes.compare([state('m2')]);
    expect(found()).toBe(0);
    expect(noted).toHaveLength(3);
    changes.compare([state('m3')]);
    expect(found()).toBe(1);
  });
});

describe('a message', () => {
  test('that leads from where the site stands is all there is to do', () => {
    changes.hear(message('m1', 'm2'));
    changes.compare([state('m2')]);
    expect(purges.map(({ touches }) => touches([toTag('news-list', 'comprehensive')]))).toEqual([false]);
  });

  test.each([null, 'm0'])('that leads from elsewhere (%s) may not be all: the site asks', (from) => {
    changes.hear(message(from, 'm3'));
    changes.compare([state('m3')]);
    expect(purges).toHaveLength(2);
  });

  test('that tells of a withdrawal leaves nothing to fall back to', () => {
    changes.hear({ changes: [{ endpoints: ['*'], types: [], withdrawn: true }], marks: {} });
    expect(purges.map(({ forget }) => forget)).toEqual([true]);
  });
});
