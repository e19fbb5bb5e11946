import type { Payload } from 'payload';
import { config } from '../src/config.ts';
import { asStartRefusal, REFUSED, startFailureText } from '../src/faults/start-refusal.ts';
import { openPayload } from '../src/open-payload.ts';

/** Opens the content for a command; ends the process with the reason in words where the database is refused. */
export async function openContent(): Promise<Payload> {
  try {
    return await openPayload();
  } catch (error) {
    const text = startFailureText(asStartRefusal(error, config.dataDirectory));
    if (text === undefined) throw error;
    process.stderr.write(`\n${text}\n\n`);
    process.exit(REFUSED);
  }
}
