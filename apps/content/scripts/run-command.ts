import './environment.ts';
import { BackupFault } from '../src/backup/manifest.ts';
import { commandFailure } from '../src/faults/command-failure.ts';

/**
 * Runs a command of the operator and ends the process: 0, or a code with a sentence. A fault of ours keeps its stack.
 *
 * @param failed what did not happen when it fails, e.g. 备份失败
 * @param usage how it is called
 */
export async function runCommand(failed: string, usage: string, work: () => Promise<void>): Promise<never> {
  let code = 0;
  try {
    await work();
  } catch (error) {
    const failure =
      error instanceof BackupFault
        ? { text: `${failed}：${error.message}`, code: 1 }
        : commandFailure(error, { failed, usage, dataDirectory: process.env.DATA_DIR ?? '' });
    console.error(failure?.text ?? error);
    code = failure?.code ?? 1;
  }
  // libsql, sharp and connections keep handles open; everything is written by now.
  process.exit(code);
}
