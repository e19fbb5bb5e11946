/** The words of a rich text, for summaries and search. */
import { cutText } from '@yunxia/contract/text-limit';
import { childrenOf, nodesOf, type LexicalNode } from './lexical-nodes.ts';

const BLOCKS = new Set([
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'table',
  'tablerow',
  'tablecell',
  'upload',
]);

const CHINESE = String.raw`[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]`;
const BREAK_IN_CHINESE = new RegExp(String.raw`(?<=${CHINESE})[^\S\n]*\r?\n\s*(?=${CHINESE})`, 'gu');

/** Line breaks of the source between Chinese characters are no spaces; elsewhere they are one. */
export function joinLines(text: string): string {
  return text.replace(BREAK_IN_CHINESE, '').replace(/\s*\r?\n\s*/g, ' ');
}

/** The words of a rich text field on one line, its blocks separated by spaces; "" for anything else. */
export function lexicalToText(state: unknown): string {
  return nodesOf(state).map(nodeToText).join('').replace(/\s+/gu, ' ').trim();
}

/** The first words of a rich text field, at most `limit` characters, with … when there is more. */
export function lexicalToSummary(state: unknown, limit = 120): string {
  const text = lexicalToText(state);
  const cut = cutText(text, limit);
  return cut.length < text.length ? `${cut.trimEnd()}…` : text;
}

function nodeToText(node: LexicalNode): string {
  if (node.type === 'text') return typeof node['text'] === 'string' ? joinLines(node['text']) : '';
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  const text = childrenOf(node).map(nodeToText).join('');
  return BLOCKS.has(String(node.type)) ? ` ${text} ` : text;
}
