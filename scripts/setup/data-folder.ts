import { takeLock } from './lock.mjs';
import { PlainError } from '../plain-error.ts';
import { commandBeside } from './ports.mjs';
import type { Settings } from './start-settings.mjs';

/**
 * Claims the data folder until this process ends: SQLite has one writing process at a time.
 *
 * @throws PlainError naming the command that has it
 */
export async function claimDataFolder(settings: Settings): Promise<void> {
  const { dataDir, lockFile } = settings;
  const holder = await takeLock(lockFile);
  if (!holder) return;
  const { command, pid } = holder;
  throw new PlainError(
    [
      `${command}（进程 ${pid}）正在使用数据文件夹 ${dataDir}。请先结束它，或另选文件夹：`,
      `${command} (process ${pid}) is using the data folder ${dataDir}. End that one, or choose another folder:`,
      '',
      `    ${await commandBeside(settings)}`,
    ].join('\n'),
  );
}
