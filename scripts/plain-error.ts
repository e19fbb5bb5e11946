/** A failure that the person at the terminal can understand and act on: shown as its message alone, without a stack. */
export class PlainError extends Error {}

/**
 * Runs a script's main function; a `PlainError` is printed and ends with exit code 1, anything else is a fault of ours
 * and keeps its stack.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
