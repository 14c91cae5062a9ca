import { walk, type Node } from './tree.ts';

/** What a story says of itself, read without running it. */
export interface Story {
  name: string;
  tags: readonly string[];
  /** The path of the address that it opens, if it says one. */
  path: string | undefined;
  scenario: string | undefined;
  /** The story whose picture stands for its own, if it says that it looks as another one. */
  as: string | undefined;
  hasPlay: boolean;
}

type Facts = Omit<Story, 'name'>;

const none: Facts = { tags: [], path: undefined, scenario: undefined, as: undefined, hasPlay: false };

/** The stories of a file: each says what is different from what it extends, and at last from the meta of the file. */
export function storiesOf({ program }: { program: Node }): readonly Story[] {
  const known = new Map<string, Facts>();
  for (const node of walk(program)) {
    if (node.type !== 'VariableDeclarator') continue;
    const { id, init } = node;
    if (!isNode(id) || !isNode(init) || init.type !== 'CallExpression') continue;
    const from = callee(init);
    if (!from || !['meta', 'story', 'extend'].includes(from.method)) continue;
    known.set(String(id['name']), told(firstOf(init), known.get(from.object) ?? none, from.method === 'meta'));
  }
  return [...known].flatMap(([name, facts]) => (/^[A-Z]/.test(name) ? [{ name, ...facts }] : []));
}

function callee(call: Node): { object: string; method: string } | undefined {
  const { callee: member } = call;
  if (!isNode(member) || !isNode(member['object']) || !isNode(member['property'])) return undefined;
  return { object: String(member['object']['name']), method: String(member['property']['name']) };
}

const firstOf = ({ arguments: given }: Node): Node | undefined => (Array.isArray(given) ? given.find(isNode) : undefined);

function told(options: Node | undefined, before: Facts, isMeta: boolean): Facts {
  const parameters = options && valueOf(options, 'parameters');
  const elements = options && valueOf(options, 'tags')?.['elements'];
  const tags = Array.isArray(elements) ? elements.filter(isNode).flatMap((tag) => textIn(tag) ?? []) : [];
  const picture = parameters && valueOf(parameters, 'picture');
  const at = parameters && textIn(valueOf(parameters, 'at'));
  return {
    tags: [...before.tags, ...tags],
    path: at?.split('?')[0] ?? before.path,
    scenario: (parameters && textIn(valueOf(parameters, 'scenario'))) ?? before.scenario,
    as: (picture && textIn(valueOf(picture, 'as'))) ?? before.as,
    hasPlay: before.hasPlay || (!isMeta && options !== undefined && valueOf(options, 'play') !== undefined),
  };
}

function valueOf({ properties }: Node, name: string): Node | undefined {
  const found = Array.isArray(properties)
    ? properties.filter(isNode).find(({ key }) => isNode(key) && (key['name'] === name || key['value'] === name))
    : undefined;
  return isNode(found?.['value']) ? found['value'] : undefined;
}

/** What stands in quotation marks; of a template its beginning. */
function textIn(node: Node | undefined): string | undefined {
  if (typeof node?.['value'] === 'string') return node['value'];
  const [first]: unknown[] = Array.isArray(node?.['quasis']) ? node['quasis'] : [];
  const text = isNode(first) ? first['value'] : undefined;
  return typeof text === 'object' && text !== null && 'cooked' in text && typeof text.cooked === 'string' ? text.cooked : undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
