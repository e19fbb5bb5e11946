/**
 * Sample content: `fill` an empty database, `refresh` its dates to today, `remove` it.
 * Run it while the content server is stopped: SQLite has one writing process at a time.
 */
import path from 'node:path';
import { config } from '../src/config.ts';
import { commandFailure } from '../src/faults/command-failure.ts';
import { asStartRefusal } from '../src/faults/start-refusal.ts';
import type { SampleTask } from '../src/seed/fill.ts';
import { isSampleComplete } from '../src/seed/registry-file.ts';

const USAGE = 'npm run sample:fill | sample:refresh | sample:remove';

type Work = (task: SampleTask) => Promise<unknown>;

async function loadCommand(command: string): Promise<Work | undefined> {
  const { fillSample, refreshSample, removeSample } = await import('../src/seed/fill.ts');
  return new Map<string, Work>([
    ['fill', fillSample],
    ['refresh', refreshSample],
    ['remove', removeSample],
  ]).get(command);
}

/** Tells why a command failed. @returns the exit code */
function fail(error: unknown): number {
  const { dataDirectory } = config;
  const words = {
    failed: ['示例内容没有写完', 'The sample content is incomplete'] as const,
    usage: USAGE,
    dataDirectory,
  };
  const failure = commandFailure(asStartRefusal(error, dataDirectory), words);
  console.error(failure?.text ?? error);
  return failure?.code ?? 1;
}

async function run(command: string): Promise<number> {
  if (command === 'fill' && isSampleComplete(path.join(config.dataDirectory, 'content.db'))) {
    // Part of each start, which has nothing to tell then; whoever asked for it by name waits for a word.
    if (process.env.npm_lifecycle_event === 'sample:fill')
      console.log('示例内容已齐全，没有改动。 / The sample content is complete, nothing was changed.');
    return 0;
  }
  const work = await loadCommand(command);
  if (!work) {
    console.error(`用法 / usage: ${USAGE}`);
    return 2;
  }
  if (command === 'fill' && !config.sampleAllowed) {
    console.log(
      '不写入示例内容（SAMPLE=off，或设置了 DATABASE_URL，或 SITE_URL 是公开网址；SAMPLE=on 可在公开网址上写入）。 / No sample content (SAMPLE=off, DATABASE_URL, or a public SITE_URL; SAMPLE=on writes it there, too).',
    );
    return 0;
  }
  const { openPayload } = await import('../src/open-payload.ts');
  const { openContent } = await import('./open-content.ts');
  let payload: Awaited<ReturnType<typeof openPayload>>;
  try {
    payload = await (command === 'fill' ? openPayload() : openContent());
  } catch (error) {
    return fail(error);
  }
  const { removeUnnamedFiles } = await import('../src/hooks/media-storage.ts');
  try {
    await work({
      payload,
      now: Date.now(),
      folder: path.resolve(import.meta.dirname, '../src/seed'),
      report: (line) => console.log(line),
    });
    await removeUnnamedFiles(payload);
    return 0;
  } catch (error) {
    return fail(error);
  } finally {
    await payload.destroy();
  }
}

// libsql and sharp keep handles open; everything is written by now.
process.exit(await run(process.argv[2] ?? ''));
