import { PlainError } from './plain-error.ts';
import { runStep } from './run-step.ts';
import type { Settings } from './settings.ts';

/**
 * Creates the database when there is none and fills an empty one with sample content; one that holds anything is left
 * alone. Done before the content server starts, because SQLite has one writing process at a time.
 *
 * @throws PlainError with the end of the output when it fails
 */
export async function fillSampleContent(settings: Settings): Promise<void> {
  if (!settings.sample) return;
  const { code, output } = await runStep(process.execPath, ['apps/content/scripts/sample.ts', 'fill'], {
    env: { DATA_DIR: settings.dataDir, NODE_ENV: 'production', LOG_LEVEL: process.env.LOG_LEVEL || 'error' },
    echo: true,
  });
  if (code !== 0) {
    const tail = output.trim().split('\n').slice(-20).join('\n');
    throw new PlainError(
      `示例内容未能写入（SAMPLE=off 可以跳过）。\nThe sample content could not be written (SAMPLE=off skips it).\n\n${tail}`,
    );
  }
}
