/** The editor's state as it is stored: Lexical's JSON, read without trusting it. */
import type { Media } from '../payload-types.ts';

/** A node of any type; what a type does not have is missing. */
export interface LexicalNode {
  type?: unknown;
  children?: unknown;
  [field: string]: unknown;
}

/** Bits of a text node's `format`. */
export const TEXT_FORMAT = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const;

/** Bits of a table cell's `headerState`: it heads its column, its row, or both. */
export const CELL_HEADER = { column: 1, row: 2 } as const;

/** The children that are nodes. */
export function childrenOf(node: LexicalNode): LexicalNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : [];
}

/** Whether a value is an object that may be a node. */
export function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The root's children; none when the value is no editor state. */
export function nodesOf(state: unknown): LexicalNode[] {
  return isNode(state) && isNode(state['root']) ? childrenOf(state['root']) : [];
}

/** The file of an upload node, when it has been populated. */
export function uploadedFile(node: LexicalNode): Media | null {
  const value = node['value'];
  return isNode(value) && typeof value['filename'] === 'string' ? (value as unknown as Media) : null;
}
