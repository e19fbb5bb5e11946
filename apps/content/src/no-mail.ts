import type { EmailAdapter } from 'payload';
import { log } from './log.ts';

/** This server sends no mail; what would have been mailed is counted in the log, without a word of it. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@invalid',
  defaultFromName: '',
  sendEmail: async () => {
    log.warn('no mail was sent');
  },
});
