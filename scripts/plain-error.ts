import { PlainError } from './setup/file-errors.mjs';

export { PlainError };

/**
 * Runs a script's main function; a `PlainError` is printed and ends with exit code 1, anything else is a fault of ours
 * and keeps its stack.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  // A closed terminal or pipe does not interrupt the work.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await main();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
