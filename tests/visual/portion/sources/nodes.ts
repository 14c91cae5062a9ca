/** A node of the syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
export const isFunction = ({ type }: Node) => functions.has(type);

/** What TypeScript adds around a value. Everything else whose type begins with TS is gone after compiling. */
const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'TSTypeAssertion',
]);
export const isWrapper = (type: string) => wrappers.has(type);

/** `(x satisfies T)` -> `x`. */
export function unwrapped(node: Node): Node {
  const inner = isWrapper(node.type) || node.type === 'ParenthesizedExpression' ? node['expression'] : undefined;
  return isNode(inner) ? unwrapped(inner) : node;
}

/** The name of an identifier, or the text of a string that stands for one. */
export const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

/** `{ a, b: [c] }` -> a, c. */
export function boundIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'ObjectPattern':
      return nodesIn(pattern['properties']).flatMap((one) => nodesIn(one['value'] ?? one['argument']).flatMap(boundIn));
    case 'ArrayPattern':
      return nodesIn(pattern['elements']).flatMap(boundIn);
    default:
      return nodesIn(pattern['left'] ?? pattern['argument']).flatMap(boundIn);
  }
}
