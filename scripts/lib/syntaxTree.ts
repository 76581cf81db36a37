import { parseSync } from 'vite';

/** A node of a source's syntax tree (ESTree with TypeScript); `start` and `end` are offsets in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

/** Returns the syntax tree of a source. */
export const parse = (name: string, source: string): Node =>
  // The parser's own types name each kind of node, of which few are looked at here.
  parseSync(name, source).program as unknown as Node;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The name of an identifier, or the last one of a chain: `fail` of `context.fail`; empty for anything else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' ? nameOf(node.property) : '';
}
