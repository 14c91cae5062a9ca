import { parseSync } from 'vite';
import { isNode, type Node } from '../../portion/sources/nodes.ts';

/** A file in which one line was changed. */
export interface Edit {
  path: string;
  line: number;
  text: string;
}

const operators: Record<string, string> = { '===': '!==', '!==': '===', '<': '>=', '>': '<=', '&&': '||', '+': '-' };

interface Change {
  start: number;
  end: number;
  by: string;
}

/** Replaces a literal, a length in a style or an operator. */
function changeOf(node: Node, text: string): Change | undefined {
  const { type, start, end, value, left, right } = node;
  if (type === 'Literal') {
    const by = literalFor(value, text.slice(start, end));
    return by === undefined ? undefined : { start, end, by };
  }
  if (type === 'TemplateElement') {
    const [size] = /\d+px/.exec(text.slice(start, end)) ?? [];
    return size === undefined ? undefined : changeWithin(text, start, size, `${Number.parseInt(size, 10) + 1}px`);
  }
  const operator = String(node['operator']);
  const by = /^(Binary|Logical)Expression$/.test(type) ? operators[operator] : undefined;
  return by !== undefined && isNode(left) && isNode(right) ? changeWithin(text, left.end, operator, by) : undefined;
}

function literalFor(value: unknown, written: string): string | undefined {
  if (typeof value === 'number') return String(value + 1);
  if (typeof value === 'boolean') return String(!value);
  // Words that people read. Others are names: changed alone, they break what shares them.
  return typeof value === 'string' && /[\p{Script=Han} ]/u.test(value) ? `${written.slice(0, -1)}×${written.slice(-1)}` : undefined;
}

function changeWithin(text: string, from: number, written: string, by: string): Change {
  const start = text.indexOf(written, from);
  return { start, end: start + written.length, by };
}

/** One change of one line, chosen by `random`. Undefined for a file in which nothing can be changed. */
export function editOf(path: string, text: string, random: () => number): Edit | undefined {
  const changes: Change[] = [];
  visit(parseSync(path, text).program, (node) => changes.push(...[changeOf(node, text)].filter((change) => change !== undefined)));
  const change = changes[Math.floor(random() * changes.length)];
  if (!change) return undefined;
  const { start, end, by } = change;
  return { path, line: text.slice(0, start).split('\n').length, text: text.slice(0, start) + by + text.slice(end) };
}

/** All nodes of code. Types and the addresses of imports are left out. */
function visit(value: unknown, each: (node: Node) => void): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (!isNode(one) || /^(TS|Import|ExportAll)/.test(one.type)) continue;
    each(one);
    for (const [key, inner] of Object.entries(one)) if (key !== 'source' && typeof inner === 'object') visit(inner, each);
  }
}
