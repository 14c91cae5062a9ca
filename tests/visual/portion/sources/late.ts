import { isNode, nameOf, nodesIn, type Node } from './nodes.ts';

export interface Late {
  request: string;
  /** Null is everything. */
  name: string | null;
}

/** What a node takes from a module that is loaded late, and what is left of the node. Undefined where it takes nothing. */
export function lateIn(node: Node): { late: Late[]; rest: unknown[] } | undefined {
  const given = requestIn(node);
  if (given !== undefined) return { late: given ? [{ request: given, name: null }] : [], rest: given ? [] : [node['source']] };
  // `(await import('./a.ts')).A`
  if (node.type === 'MemberExpression' && !node['computed']) {
    const request = awaitedIn(node['object']);
    return request ? { late: [{ request, name: nameOf(node['property']) }], rest: [] } : undefined;
  }
  // `const { A, B } = await import('./a.ts')`
  if (node.type === 'VariableDeclarator') {
    const request = awaitedIn(node['init']);
    const names = isNode(node['id']) ? keysOf(node['id']) : undefined;
    return request && names ? { late: names.map((name) => ({ request, name })), rest: [] } : undefined;
  }
  return node.type === 'CallExpression' ? thenIn(node) : undefined;
}

/** `import('./a.ts').then(({ A }) => A)`, `import('./a.ts').then((a) => a.A)` */
function thenIn({ callee, arguments: given }: Node): ReturnType<typeof lateIn> {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || nameOf(callee['property']) !== 'then' || !isNode(callee['object']))
    return undefined;
  const request = requestIn(callee['object']);
  const [then] = nodesIn(given);
  if (!request || !then) return undefined;
  const [taken] = nodesIn(then['params']);
  const { body } = then;
  const names =
    taken &&
    isNode(body) &&
    body.type === 'MemberExpression' &&
    !body['computed'] &&
    nameOf(body['object']) === nameOf(taken) &&
    taken.type === 'Identifier'
      ? [nameOf(body['property'])]
      : taken && keysOf(taken);
  return names ? { late: names.map((name) => ({ request, name })), rest: nodesIn(given) } : undefined;
}

/** An empty text where the request is computed. */
const requestIn = (node: Node): string | undefined =>
  node.type === 'ImportExpression'
    ? isNode(node['source']) && typeof node['source']['value'] === 'string'
      ? node['source']['value']
      : ''
    : undefined;

function awaitedIn(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'ParenthesizedExpression') return awaitedIn(node['expression']);
  return node.type === 'AwaitExpression' && isNode(node['argument']) ? requestIn(node['argument']) : undefined;
}

/** `{ a, b: c }` -> a, b. Undefined where a pattern takes all. */
function keysOf(pattern: Node): string[] | undefined {
  const properties = pattern.type === 'ObjectPattern' ? nodesIn(pattern['properties']) : [];
  if (!properties.length || properties.some(({ type, computed }) => type !== 'Property' || computed)) return undefined;
  return properties.map(({ key }) => nameOf(key));
}
