import { readMissingMedia } from '../editor/missing-media.ts';
import { UNSEEN } from '../unseen-characters.ts';
import { isNode, type LexicalNode } from './lexical-nodes.ts';
import { safeLinkUrl } from './safe-url.ts';

/** What a paste out of Word or a web page leaves on nodes, and no page of ours shows. */
const STYLE_FIELDS = new Set(['style', 'textStyle', 'textFormat']);

/** Type of the node that stands for what a paste could not bring along. */
export const MISSING = 'missing-media';

/** Deeper nesting than any editor makes is cut off, so that no reader of the tree runs out of stack. */
const MAX_DEPTH = 60;

/**
 * The editor's state as it may be stored: no inline styles, and no link but http(s), mailto, tel or one within
 * the site; a link that may not stay keeps its words. A picture that is not in the library becomes the place of one, which
 * the editor shows and no page: whatever was pasted, the record can be published.
 * @param state the value of a rich text field; what is no editor state is returned as it is
 */
export function cleanLexical<State>(state: State): State {
  if (!isNode(state) || !isNode(state['root'])) return state;
  const [root] = cleanNode(state['root'], 0);
  return { ...state, root };
}

function cleanNode(node: LexicalNode, depth: number): LexicalNode[] {
  if (node.type === MISSING) return [{ type: MISSING, version: 1, ...readMissingMedia(node) }];
  const cleaned: LexicalNode = Object.fromEntries(Object.entries(node).filter(([name]) => !STYLE_FIELDS.has(name)));
  if (typeof cleaned['text'] === 'string') cleaned['text'] = cleaned['text'].replace(UNSEEN, '');
  if (node.type === 'upload') return [cleanUpload(cleaned)];
  if (Array.isArray(node.children)) {
    const children = depth < MAX_DEPTH ? node.children.filter(isNode) : [];
    cleaned['children'] = children.flatMap((child) => cleanNode(child, depth + 1));
  }
  return isUnsafeLink(node) ? (cleaned['children'] as LexicalNode[]) : [cleaned];
}

/** An upload names a file of the library by its number, or else it is none. */
function cleanUpload(node: LexicalNode): LexicalNode {
  const { value, pending } = node as { value?: unknown; pending?: { src?: unknown } };
  const id = Number(isNode(value) ? value['id'] : value);
  if (node['relationTo'] === 'media' && Number.isSafeInteger(id) && id > 0 && !pending) {
    return isNode(value) ? node : { ...node, value: id };
  }
  return { type: MISSING, version: 1, ...readMissingMedia({ what: 'picture', src: pending?.src }) };
}

function isUnsafeLink(node: LexicalNode): boolean {
  if (node.type !== 'link' && node.type !== 'autolink') return false;
  const fields = node['fields'];
  return Array.isArray(node.children) && safeLinkUrl(isNode(fields) ? fields['url'] : null) === null;
}
