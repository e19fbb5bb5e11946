/**
 * What residents, suppliers, applicants and shareholders ask in words of their own, and the card that answers. The
 * first content of the table that editors keep; facts that any guide states, without prices, deadlines or numbers to
 * call: those are in the site's settings and records.
 */
import { accountIntents } from './data/intents-accounts.ts';
import { companyIntents } from './data/intents-company.ts';
import { supplyIntents } from './data/intents-supply.ts';
import type { IntentSample } from './data/intent-sample.ts';

export const intents: readonly IntentSample[] = [...supplyIntents, ...accountIntents, ...companyIntents];
