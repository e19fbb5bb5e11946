import { isNode, type LexicalNode } from './lexical-nodes.ts';
import { safeLinkUrl } from './safe-url.ts';

/** What a paste out of Word or a web page leaves on nodes, and no page of ours shows. */
const STYLE_FIELDS = new Set(['style', 'textStyle', 'textFormat']);

/** Deeper nesting than any editor makes is cut off, so that no reader of the tree runs out of stack. */
const MAX_DEPTH = 60;

/**
 * The editor's state as it may be stored: no inline styles, and no link but http(s), mailto, tel or one within
 * the site; a link that may not stay keeps its words.
 * @param state the value of a rich text field; what is no editor state is returned as it is
 */
export function cleanLexical<State>(state: State): State {
  if (!isNode(state) || !isNode(state['root'])) return state;
  const [root] = cleanNode(state['root'], 0);
  return { ...state, root };
}

function cleanNode(node: LexicalNode, depth: number): LexicalNode[] {
  const kept = Object.fromEntries(Object.entries(node).filter(([name]) => !STYLE_FIELDS.has(name)));
  if (Array.isArray(node.children)) {
    const children = depth < MAX_DEPTH ? node.children.filter(isNode) : [];
    kept['children'] = children.flatMap((child) => cleanNode(child, depth + 1));
  }
  return isUnsafeLink(node) ? (kept['children'] as LexicalNode[]) : [kept];
}

function isUnsafeLink(node: LexicalNode): boolean {
  if (node.type !== 'link' && node.type !== 'autolink') return false;
  const fields = node['fields'];
  return Array.isArray(node.children) && safeLinkUrl(isNode(fields) ? fields['url'] : null) === null;
}
