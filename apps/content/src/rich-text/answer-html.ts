import { sanitizeHtml } from './sanitize-html.ts';
import { lexicalToHtml } from './to-html.ts';

/** The `content` of an answer: HTML of our own elements, sanitised once more on its way out. */
export function toAnswerHtml(state: unknown): string {
  return sanitizeHtml(lexicalToHtml(state));
}
