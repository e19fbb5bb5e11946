import { createRequestHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { encodeData } from './encode-data.server.ts';
import { inventedBuild } from './invented-build.ts';

/** What React Router's own stream says of the same data. */
const routersLine = async (data: object): Promise<string> => {
  let line = '';
  const build = inventedBuild({
    entry: {
      module: {
        default: async (...[, , , context]: unknown[]) => {
          const { serverHandoffStream } = context as { serverHandoffStream: ReadableStream };
          line = await new Response(serverHandoffStream).text();
          return new Response('');
        },
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader: () => data } } },
  });
  await createRequestHandler(build, 'production')(new Request('http://site.test/'));
  return line;
};
const ourLine = (data: object): string | undefined =>
  encodeData({ loaderData: { root: data }, actionData: null, errors: null });

const shared = { title: '停电', at: 1 };
describe('plain data is written as the router writes it', () => {
  test.each([
    ['nothing', {}],
    ['texts', { a: '停电 "计划"', b: '\\ \n \u2028 </script> 😀', c: '' }],
    ['numbers', { a: 0, b: -0, c: 1.5, d: -7, e: Number.NaN, f: Infinity, g: -Infinity, h: 1e21 }],
    ['truth and absence', { a: true, b: false, c: null, d: undefined }],
    ['what comes twice', { list: [shared, shared, 'a', 'a', 1, '1', true], shared, a: 'list', loaderData: 'root' }],
    ['lists in lists', { a: [], b: [[], [[]], {}], c: [[1, 2], [{ d: [3] }], null, undefined] }],
    ['frozen', Object.freeze({ items: Object.freeze([Object.freeze({ id: 1 })]) })],
    ['many', { rows: Array.from({ length: 300 }, (_, id) => ({ id, name: `n${id % 7}`, tags: ['x', id] })) }],
    ['names of numbers', { 2: 'b', 1: 'a', z: 'c', constructor: 'd' }],
  ])('%s', async (_, data) => {
    const line = await routersLine(data);
    expect(line).toContain('loaderData');
    expect(ourLine(data)).toBe(line);
  });
});

test.each([
  ['an answer', { a: new Response('') }],
  ['a promise', { a: [Promise.resolve(1)] }],
  ['a date', { a: new Date(0) }],
  ['a map', { a: new Map() }],
  ['an object without prototype', { a: Object.create(null) as object }],
  ['a function', { a: () => 1 }],
  ['a big integer', { a: 1n }],
  ['a symbol', { a: Symbol.for('a') }],
])('%s is left to the router', (_, data) => {
  expect(ourLine(data)).toBeUndefined();
});
