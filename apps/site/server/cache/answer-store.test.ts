import { expect, test } from 'vitest';
import { AnswerStore } from './answer-store.ts';

const keysOf = (store: AnswerStore<string>): string[] => [...store.entries()].map(([key]) => key).toSorted();

test('never holds more than its bytes, whatever comes', () => {
  const store = new AnswerStore<string>(1000);
  for (let at = 0; at < 10_000; at += 1) {
    store.set(`junk-${at}`, 'x', 90);
    expect(store.bytes).toBeLessThanOrEqual(1000);
  }
  expect([store.count, store.evictions]).toEqual([11, 9989]);
});

test('what is asked for again outlives ten thousand answers that nobody asks for twice', () => {
  const store = new AnswerStore<string>(1000);
  for (const page of ['home', 'news', 'outages']) {
    store.set(page, page, 100);
    store.get(page);
  }
  for (let at = 0; at < 10_000; at += 1) store.set(`junk-${at}`, 'x', 100);
  expect(['home', 'news', 'outages'].map((page) => store.get(page))).toEqual(['home', 'news', 'outages']);
});

test('settled answers leave room for new ones, and one that is not asked for any more goes in the end', () => {
  const store = new AnswerStore<string>(1000);
  for (let at = 0; at < 9; at += 1) {
    store.set(`page-${at}`, 'x', 100);
    store.get(`page-${at}`);
  }
  store.set('new-0', 'x', 100);
  store.set('new-1', 'x', 100);
  expect(keysOf(store)).toContain('new-1');
  for (let at = 2; at < 100; at += 1) {
    for (let page = 1; page < 4; page += 1) store.get(`page-${page}`);
    store.set(`new-${at}`, 'x', 100);
    store.get(`new-${at}`);
  }
  expect([1, 2, 3, 8].map((page) => store.peek(`page-${page}`))).toEqual(['x', 'x', 'x', undefined]);
});

test('an answer too large for the whole is not kept, nor is the one that it takes the place of', () => {
  const store = new AnswerStore<string>(1000);
  store.set('page', 'small', 10);
  store.set('page', 'huge', 300);
  expect([store.peek('page'), store.bytes, store.count]).toEqual([undefined, 0, 0]);
});

test('bytes follow what grows, is replaced and goes', () => {
  const store = new AnswerStore<string>(1000);
  store.set('a', '1', 100);
  store.get('a');
  store.resize('a', 150);
  store.resize('none', 999);
  store.set('b', '2', 50);
  expect(store.bytes).toBe(200);
  store.set('a', '3', 20);
  expect([store.bytes, store.delete('a'), store.delete('a'), store.bytes]).toEqual([70, true, false, 50]);
});
