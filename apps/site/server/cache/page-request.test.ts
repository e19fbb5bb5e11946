import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type PageHeaders, toPageHeaders } from './page-request.ts';

/** What node:http makes of the same headers. */
const nodeHeaders = (raw: readonly string[]): IncomingMessage['headers'] => {
  const message = new IncomingMessage(new Socket()) as IncomingMessage & {
    _addHeaderLines: (lines: readonly string[], count: number) => void;
  };
  message._addHeaderLines(raw, raw.length);
  return message.headers;
};
const names: ReadonlyArray<keyof PageHeaders> = [
  'host',
  'cookie',
  'user-agent',
  'accept-encoding',
  'if-none-match',
  'x-request-id',
];

test.each([
  ['none', []],
  ['a browser’s', ['Host', 'a.test', 'Connection', 'keep-alive', 'User-Agent', 'M', 'Accept-Language', 'zh']],
  [
    'in any writing',
    ['HOST', 'a', 'cookie', 'b=1', 'uSER-aGENT', 'c', 'ACCEPT-ENCODING', 'br', 'If-none-match', '"d"'],
  ],
  [
    'names of the same length',
    ['Most', '1', 'dookie', '2', 'User_Agent', '3', 'x-request-i\u0044', '4', 'Accept', '5'],
  ],
  ['a last letter that only looks alike', ['hos\u0054', '1', 'Cooki\u0045', '2', 'hosT', '3']],
  ['given twice', ['Host', 'a', 'Host', 'b', 'Cookie', 'c=1', 'Cookie', 'd=2', 'User-Agent', 'e', 'User-Agent', 'f']],
  [
    'tags and encodings in several lines',
    [
      'If-None-Match',
      '"a"',
      'If-None-Match',
      '"b"',
      'Accept-Encoding',
      'br',
      'Accept-Encoding',
      'gzip',
      'X-Request-Id',
      '1',
      'X-Request-Id',
      '2',
    ],
  ],
  ['empty ones', ['Host', '', 'Host', 'b', 'Cookie', '', 'Cookie', 'a=1', 'If-None-Match', '']],
  [
    'of no name and a very long one',
    ['', 'x', 'x'.repeat(5000), 'y', '__proto__', 'z', 'constructor', 'w', 'Host', 'a'],
  ],
] as ReadonlyArray<[string, string[]]>)('headers %s are read as node:http reads them', (_, raw) => {
  const expected = nodeHeaders(raw);
  expect(toPageHeaders(raw)).toEqual(Object.fromEntries(names.map((name) => [name, expected[name]])));
});
