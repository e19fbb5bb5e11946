import type { EmailAdapter } from 'payload';
import { log } from './log.ts';

/** This server sends no mail; what would have been mailed is named in the log, without its text. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@invalid',
  defaultFromName: '',
  sendEmail: async ({ subject }) => {
    log.warn('no mail was sent', { subject });
  },
});
