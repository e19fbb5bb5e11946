import type { Payload } from 'payload';
import { readSteps } from '../access/review-steps.ts';
import { OutageButtons } from './outage-buttons.tsx';

/** Beside the buttons of a notice: what the duty clerk does with an outage. */
export async function OutageActions({ payload }: { payload: Payload }) {
  const steps = await readSteps({ payload } as never, 'notices:overhaul');
  return <OutageButtons isReviewed={steps.length > 0} />;
}
