import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';
import { assertWritable } from './setup/preflight.mjs';
import { runStep } from './run-step.ts';
import type { Settings } from './setup/start-settings.mjs';

/**
 * Creates the database when there is none and fills an empty one with sample content; one that holds anything is left
 * alone. Done before the content server starts, because SQLite has one writing process at a time.
 *
 * @throws PlainError when it fails; the reason has been printed
 */
export async function fillSampleContent(settings: Settings): Promise<void> {
  if (!settings.sample) return;
  if (!existsSync(join(settings.dataDir, 'content.db'))) {
    console.log(
      '正在建立数据库并写入示例内容（首次约一两分钟）… / making the database and its sample content (a minute or two the first time)…',
    );
  }
  const { code } = await runStep(process.execPath, ['apps/content/scripts/sample.ts', 'fill'], {
    env: { DATA_DIR: settings.dataDir, NODE_ENV: 'production', LOG_LEVEL: process.env.LOG_LEVEL || 'error' },
    echo: true,
  });
  if (code === 0) return;
  // A full disk is why it fails where it could begin.
  assertWritable(settings.dataDir);
  throw new PlainError(
    '示例内容未能写入，原因见上；排除后再次运行 npm start 会继续写入。\nThe sample content could not be written, see above; npm start goes on with it once that is mended.',
  );
}
