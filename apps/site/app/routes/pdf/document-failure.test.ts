import { expect, test } from 'vitest';
import { toFailure } from './document-failure.ts';

const named = (name: string, message: string, rest: object = {}) => Object.assign(new Error(message), { name }, rest);

test.each([
  [named('InvalidPDFException', 'Invalid PDF structure.'), 'broken'],
  [named('InvalidPDFException', 'The PDF file is empty, i.e. its size is zero bytes.'), 'empty'],
  [named('ResponseException', 'Missing PDF', { status: 404, missing: true }), 'missing'],
  [named('ResponseException', 'Unexpected server response (503)', { status: 503 }), 'server'],
  [named('ResponseException', 'Unexpected server response (0)', { status: 0 }), 'network'],
  [new TypeError('Failed to fetch'), 'network'],
  [new TypeError('Load failed'), 'network'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.mjs'), 'network'],
  [new TypeError('Promise.withResolvers is not a function'), 'unsupported'],
  [new SyntaxError('Unexpected token {'), 'unsupported'],
  [new Error('Setting up fake worker failed'), 'unsupported'],
  [new Error('anything else'), 'broken'],
  [null, 'broken'],
])('%s is %s', (error, kind) => {
  const failure = toFailure(error);
  expect(failure.kind).toBe(kind);
  expect(failure.title).toMatch(/\p{Script=Han}/u);
});
