import { describe, expect, test } from 'vitest';
import { intents } from './intents.ts';

const phrases = intents.flatMap(({ key, phrases: said }) => said.map((phrase) => ({ key, phrase })));

/** What a visitor reads of an intent. */
const texts = intents.map(({ key, title, answer, steps, links }) => ({
  key,
  text: [title, answer, ...steps, ...links.map(({ label }) => label)].join('\n'),
}));

/** Names of modules: whoever types one wants its records. */
const modules = [
  '停电公告',
  '停电通知',
  '招标公告',
  '招标信息',
  '中标公示',
  '中标公告',
  '中标结果',
  '年报',
  '公司公告',
  '招聘',
  '校园招聘',
  '社会招聘',
];

/** Words that only ask or greet, which are taken away from a query before it is compared. */
const FILLERS = /请问|你好|您好|我想|我家|我们|怎么办(?!理)|[啊呢吗吧呀]/;

describe('intents', () => {
  test('enough of them, each with a key of its own', () => {
    expect(intents.length).toBeGreaterThanOrEqual(24);
    expect(intents.length).toBeLessThanOrEqual(45);
    expect(new Set(intents.map(({ key }) => key)).size).toBe(intents.length);
    expect(intents.filter(({ key }) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  test('at least 300 phrases, none twice, not even in two intents', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(300);
    const words = phrases.map(({ phrase }) => phrase);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(intents.filter(({ phrases: said }) => said.length < 10)).toEqual([]);
  });

  test('a phrase has 2 to 16 characters, no punctuation, and no filler', () => {
    expect(phrases.filter(({ phrase }) => !/^[\p{Script=Han}\dA-Z]{2,16}$/u.test(phrase))).toEqual([]);
    expect(phrases.filter(({ phrase }) => FILLERS.test(phrase))).toEqual([]);
  });

  test('no phrase takes the name of a module', () => {
    const taken = phrases.filter(({ phrase }) =>
      modules.some((name) => name === phrase || (phrase.length >= 3 && name.includes(phrase))),
    );
    expect(taken).toEqual([]);
  });

  test('titles, answers and steps keep their lengths', () => {
    expect(intents.filter(({ title }) => title.length === 0 || title.length > 30)).toEqual([]);
    expect(intents.filter(({ answer }) => answer.length === 0 || answer.length > 120)).toEqual([]);
    expect(intents.filter(({ steps }) => steps.length > 4)).toEqual([]);
    expect(intents.flatMap(({ steps }) => steps).filter((step) => step.length === 0 || step.length > 40)).toEqual([]);
  });

  test('one to three links, each to a page of this site', () => {
    expect(intents.filter(({ links }) => links.length === 0 || links.length > 3)).toEqual([]);
    expect(intents.flatMap(({ links }) => links).filter(({ path }) => !/^(?:\/[a-z]|tel:1)/.test(path))).toEqual([]);
    expect(intents.filter(({ links }) => new Set(links.map(({ path }) => path)).size < links.length)).toEqual([]);
  });

  test('no number to call but 12398, 119 and 120: the others are settings of the site', () => {
    const written = [...texts.map(({ text }) => text), ...phrases.map(({ phrase }) => phrase)].join('\n');
    for (const [number] of written.matchAll(/\d[\d-]{2,}/g)) expect(['12398', '119', '120']).toContain(number);
  });

  test('no card says that a line is live or when it will be', () => {
    expect(texts.filter(({ text }) => /有电|将于|保证|一定会/.test(text))).toEqual([]);
  });

  test('danger: first keep away, then whom to call', () => {
    for (const key of ['electric-shock', 'leakage', 'fallen-line', 'line-fire']) {
      const intent = intents.find((each) => each.key === key);
      expect(intent?.steps[0]).toMatch(/^不要/);
      expect(intent?.steps.join('')).toMatch(/报修/);
      expect(intent?.phone).toBe('outage');
    }
  });

  test.each([
    ['electric-shock', 'tel:120'],
    ['line-fire', 'tel:119'],
    ['lift', 'tel:119'],
  ])('%s leads first to %s', (key, path) => {
    expect(intents.find((each) => each.key === key)?.links[0]?.path).toBe(path);
  });
});
