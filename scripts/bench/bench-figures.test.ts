import { expect, test } from 'vitest';
import { createReader } from './bench-client.ts';
import { compare, median, quantile, type Round, toLine, toMarkdown } from './bench-figures.ts';

const round = (answers: number, processorSeconds: number, failures = 0): Round => ({
  answers,
  failures,
  seconds: 1,
  processorSeconds,
  latencies: [1, 2, 100],
});

test('quantiles', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(quantile([1, 2, 3, 4], 1)).toBe(4);
  expect(quantile([], 0.99)).toBe(0);
});

test('ratios are taken pair by pair, so that a slow moment counts for neither', () => {
  const names = { name: '/home', ours: 'cached', yardstick: 'bare', wanted: 0.9 };
  const pairs = [
    [round(90, 1), round(100, 1)],
    [round(9, 1), round(10, 1)],
    [round(900, 1), round(1000, 1, 2)],
  ] as const;
  const comparison = compare(names, pairs);
  expect(comparison.perProcessorSecond).toEqual([90, 100, 0.9]);
  expect(comparison.failures).toBe(2);
  expect(toLine(comparison)).toBe(
    '/home: 0.90 of bare (≥ 0.9), by the clock 0.90; 90 and 100 per s; p99 100.0 and 100.0 ms; 2 FAILED',
  );
  expect(toLine({ ...comparison, wanted: 0.95 })).toContain('MISSED: 0.95');
});

test('a table', () => {
  expect(
    toMarkdown([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});

test('answers are separated however they are cut: of known length, in pieces, without a body', () => {
  const answers = [
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n',
    'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n',
  ];
  for (const size of [1, 7, 1000]) {
    const statuses: number[] = [];
    const read = createReader((status) => statuses.push(status));
    for (const answer of answers) {
      for (let at = 0; at < answer.length; at += size) read(Buffer.from(answer.slice(at, at + size)));
    }
    expect(statuses).toEqual([200, 200, 304, 503]);
  }
});
