import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

/** A log of three changes, which are all that ever happens; and a command that writes down what it is given. */
const changes = [
  { seq: 1, at: 0, tags: ['news', 'news/important', 'news:12'], withdrawn: false },
  { seq: 2, at: 0, tags: ['media', 'media:5'], withdrawn: false },
  { seq: 3, at: 0, tags: ['news', 'news:12'], withdrawn: true },
];
const writeDown = `
const { appendFileSync, existsSync, rmSync, readFileSync } = require('node:fs');
const [file, fault] = process.argv.slice(1);
if (existsSync(fault)) { rmSync(fault); process.exit(3); }
appendFileSync(file, JSON.stringify([process.env.PURGE, readFileSync(0, 'utf8')]) + '\\n');
`;

let folder: string;
let server: Server;
let asked: string[];
let last: number;
let status: number;
let end: AbortController;
let lines: string[];
let running: Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'follow-changes-'));
  [asked, lines, last] = [[], [], 3];
  end = new AbortController();
  status = 200;
  server = createServer((request, response) => {
    if (status !== 200) response.writeHead(status);
    const { searchParams } = new URL(request.url ?? '', 'http://log');
    asked.push(`${request.headers.authorization} ${searchParams}`);
    const after = Number(searchParams.get('after'));
    const reset = searchParams.get('epoch') !== 'epoch-of-the-log';
    const found = reset ? [] : changes.filter(({ seq }) => seq > after && seq <= last);
    const seq = reset ? last : (found.at(-1)?.seq ?? after);
    const answer = () => response.end(JSON.stringify({ epoch: 'epoch-of-the-log', seq, reset, changes: found }));
    setTimeout(answer, found.length > 0 || reset ? 0 : 20);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  end.abort();
  await running;
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const position = (): string => join(folder, 'position.json');
function follow(): void {
  running = followChanges({
    content: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'the shared secret',
    positionFile: position(),
    command: [process.execPath, '-e', writeDown, join(folder, 'purges'), join(folder, 'fault')],
    signal: end.signal,
    report: (line) => lines.push(line),
    firstPauseMs: 5,
    originLagMs: 0,
  });
}
function purges(): unknown[] {
  try {
    const text = readFileSync(join(folder, 'purges'), 'utf8');
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    return [];
  }
}
const purged = (count: number) => vi.waitFor(() => expect(purges()).toHaveLength(count), 5000);

test('one that knows nothing purges everything, then goes on from there', async () => {
  last = 2;
  follow();
  await purged(1);
  last = 3;
  await purged(2);
  expect(purges()).toEqual([
    ['everything', ''],
    ['tags', 'news\nnews:12\n'],
  ]);
  expect(asked[0]).toBe('Bearer the shared secret epoch=&after=0');
});

test('one that was offline purges what it missed, each tag once', async () => {
  writeFileSync(position(), JSON.stringify({ epoch: 'epoch-of-the-log', seq: 0 }));
  follow();
  await purged(1);
  expect(purges()).toEqual([['tags', 'news\nnews/important\nnews:12\nmedia\nmedia:5\n']]);
  await vi.waitFor(() =>
    expect(JSON.parse(readFileSync(position(), 'utf8'))).toEqual({ epoch: 'epoch-of-the-log', seq: 3 }),
  );
});

test('a purge that fails is tried again, and nothing is skipped', async () => {
  writeFileSync(position(), JSON.stringify({ epoch: 'epoch-of-the-log', seq: 2 }));
  writeFileSync(join(folder, 'fault'), '');
  follow();
  await purged(1);
  expect(purges()).toEqual([['tags', 'news\nnews:12\n']]);
  expect(lines[0]).toMatch(/the command ended with 3; again in 5 ms$/);
});

test('says where to look when the log cannot be read', async () => {
  const told = (text: string) => vi.waitFor(() => expect(lines.join('\n')).toContain(text), 5000);
  status = 401;
  follow();
  await told('PUBLISH_SECRET is another one');
  status = 404;
  await told('has no PUBLISH_SECRET');
  server.closeAllConnections();
  server.close();
  await told('fetch failed (connect ECONNREFUSED');
  expect(purges()).toEqual([]);
});
