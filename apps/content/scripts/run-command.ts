import './environment.ts';
import { BackupFault, type Report } from '../src/backup/manifest.ts';
import { commandFailure, type Words } from '../src/faults/command-failure.ts';

/**
 * Runs a command of the operator and ends the process: 0, or a code with a sentence. A fault of ours keeps its stack.
 *
 * @param failed what did not happen when it fails, e.g. 备份失败, The backup failed
 * @param work gets what tells the operator which step begins
 * @param usage how it is called
 */
export async function runCommand(
  failed: Words,
  usage: string,
  work: (report: Report) => Promise<void>,
): Promise<never> {
  let code = 0;
  try {
    await work(reportSteps());
  } catch (error) {
    const failure =
      error instanceof BackupFault
        ? { text: `${failed[0]}：${error.message}\n${failed[1]}: ${error.english}`, code: 1 }
        : commandFailure(error, { failed, usage, dataDirectory: process.env.DATA_DIR ?? '' });
    console.error(failure?.text ?? error);
    code = failure?.code ?? 1;
  }
  // libsql, sharp and connections keep handles open; everything is written by now.
  process.exit(code);
}

/** Prints each step as it begins and, where one takes long, every ten seconds that it still runs. */
function reportSteps(): Report {
  let ticker: NodeJS.Timeout | undefined;
  return (chinese, english) => {
    clearInterval(ticker);
    console.log(`${chinese}… / ${english}…`);
    const began = performance.now();
    ticker = setInterval(() => console.log(`  … ${Math.round((performance.now() - began) / 1000)} s`), 10_000);
  };
}

const BAR_WIDTH = 30;

/** A bar on a terminal that grows with the work, and ends with its line. */
export function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((BAR_WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  process.stdout.write(`\r${bar} ${done}/${total}${done === total ? '\n' : ''}`);
}
