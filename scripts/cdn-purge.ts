/** `npm run cdn:purge -- <command>`: purges a CDN by tag as content changes, until it is ended (docs/operations.md). */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { followChanges } from './follow-changes.ts';
import { explainFileError } from './setup/file-errors.mjs';
import { PlainError, runMain } from './plain-error.ts';
import { root } from './settings.ts';

await runMain(async () => {
  const [program, ...args] = process.argv.slice(2);
  const secret = process.env.PUBLISH_SECRET;
  if (program === undefined) throw new PlainError('用法 / usage: npm run cdn:purge -- <command> [argument]…');
  if (!secret)
    throw new PlainError(
      '请设置与内容服务器相同的 PUBLISH_SECRET。\nSet PUBLISH_SECRET to that of the content server.',
    );
  const address = process.env.CONTENT_URL || 'http://127.0.0.1:3001';
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new PlainError(
      `CONTENT_URL 应为内容服务器的网址，如 http://10.0.0.5:3001，现在是“${address}”。\nCONTENT_URL must be the address of the content server, not "${address}".`,
    );
  const folder = resolve(root, process.env.DATA_DIR || './data');
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw explainFileError(error, folder) ?? error;
  }
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort());
  await followChanges({
    content: new URL(address).origin,
    secret,
    positionFile: join(folder, 'cdn-purge.json'),
    command: [program, ...args],
    signal: end.signal,
    report: (line) => console.log(line),
  });
});
