import type { CDPSession } from 'playwright';
import type { Frame } from '../../plan/picture.ts';

interface Value {
  value?: unknown;
}

/** A node of the browser's accessibility tree, as far as it is read here. */
export interface Node {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: readonly { name: string; value: Value }[];
  childIds?: readonly string[];
}

/** Properties that a screen reader speaks. */
const states = new Set([
  'busy',
  'checked',
  'disabled',
  'expanded',
  'focused',
  'hasPopup',
  'invalid',
  'level',
  'modal',
  'multiselectable',
  'orientation',
  'pressed',
  'readonly',
  'required',
  'selected',
  'valuemax',
  'valuemin',
  'valuetext',
]);

/** Wrappers that a screen reader passes over. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak']);

/** react-aria announces what happens in a region of its own, and clears it after a while. */
const announcer = 'log';

/** The shell around a screen, which its own stories are about. */
const shell = new Set(['banner', 'navigation', 'contentinfo']);

/** What a screen reader gets of what the picture shows. */
export async function spokenText(protocol: CDPSession, frame: Frame): Promise<string> {
  await protocol.send('Accessibility.enable');
  try {
    const { nodes } = await protocol.send('Accessibility.getFullAXTree');
    return linesOf(nodes, frame === 'main').join('\n');
  } finally {
    await protocol.send('Accessibility.disable');
  }
}

/** One line for each node that is spoken: role, name, value and state. */
export function linesOf(nodes: readonly Node[], isWithoutShell: boolean): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const write = (node: Node, depth: number): void => {
    const role = text(node.role);
    const isSpoken = !node.ignored && !silent.has(role);
    if (role === announcer || (isWithoutShell && depth <= 1 && shell.has(role))) return;
    if (isSpoken) lines.push(`${'  '.repeat(depth)}${lineOf(node)}`);
    // The words of a leaf are its name.
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child && !(isSpoken && isNameOf(child, node))) write(child, isSpoken ? depth + 1 : depth);
    }
  };
  const [first] = nodes;
  if (first) write(first, 0);
  return lines;
}

const text = (value: Value | undefined) => String(value?.value ?? '').trim();

const isNameOf = (child: Node, { name }: Node) => text(child.role) === 'StaticText' && text(child.name) === text(name);

function lineOf({ role, name, value, description, properties = [] }: Node): string {
  const known = properties.filter((one) => states.has(one.name) && !isUsual(one.value.value));
  return [
    text(role),
    text(name) && `“${text(name)}”`,
    text(value) && `= ${text(value)}`,
    text(description) && `(${text(description)})`,
    ...known.map((one) => (one.value.value === true ? one.name : `${one.name}: ${String(one.value.value)}`)).sort(),
  ]
    .filter(Boolean)
    .join(' ');
}

const isUsual = (value: unknown) => value === false || value === 'false' || value === '' || value === undefined;
