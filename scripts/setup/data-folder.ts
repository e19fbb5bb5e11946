import { takeLock } from './lock.mjs';
import { PlainError } from '../plain-error.ts';
import type { Settings } from './start-settings.mjs';

/**
 * Claims the data folder until this process ends: SQLite has one writing process at a time.
 *
 * @throws PlainError naming the command that has it
 */
export async function claimDataFolder({ dataDir, lockFile }: Settings): Promise<void> {
  const holder = await takeLock(lockFile);
  if (!holder) return;
  const { command, pid } = holder;
  throw new PlainError(
    [
      `${command}（进程 ${pid}）正在使用数据文件夹 ${dataDir}。请先结束它，或另选文件夹和端口：`,
      `${command} (process ${pid}) is using the data folder ${dataDir}. End that one, or choose another folder and ports:`,
      '',
      '    DATA_DIR=./data-2 SITE_PORT=3100 CONTENT_PORT=3101 npm start',
    ].join('\n'),
  );
}
