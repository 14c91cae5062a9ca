import { lateIn, type Late } from './late.ts';
import { isFunction, isNode, isWrapper, nameOf, nodesIn, unwrapped, type Node } from './nodes.ts';

/** The names that code uses, whether or not they are declared in it: a local name that hides another one only makes the answer larger. */
export interface Names {
  /** Used when the module is loaded, and called there, directly or by what they are handed to. */
  called: Set<string>;
  /** Used when the module is loaded, as values: `styled(Button)` does not call `Button`. */
  held: Set<string>;
  /** Used inside functions. */
  later: Set<string>;
  /** Elements inside functions: who makes one does not call its component. */
  drawn: Set<string>;
  /** Taken from modules that are loaded late. */
  late: Late[];
}

/** Functions that keep what they are given for later: of components, words, routes, answers, and of stories (`meta.story`, `Filled.extend`). */
const keepers = /^(styled|css|keyframes|lazy\w*|memo|forwardRef|createContext|bilingual|screen|answer\w*|definePreview)$/;
const keepingMembers = /^(meta|story|extend)$/;

type When = keyof Pick<Names, 'called' | 'held' | 'later'>;

export function namesIn(node: Node): Names {
  const names: Names = { called: new Set(), held: new Set(), later: new Set(), drawn: new Set(), late: [] };
  new Collector(names).visit(node, 'held');
  return names;
}

const isGone = (type: string) => type.startsWith('TS') && !isWrapper(type) && !/^TS(Enum|ParameterProperty)/.test(type);

class Collector {
  constructor(private readonly names: Names) {}

  visit(node: Node, when: When): void {
    if (isGone(node.type)) return;
    switch (node.type) {
      case 'Identifier':
        return this.add(node['name'], when);
      case 'JSXIdentifier':
        // An element that is made when a module is loaded renders later.
        return this.add(node['name'], when === 'later' ? 'drawn' : 'held');
      case 'MemberExpression':
      case 'JSXMemberExpression':
        if (this.visitLate(node, when)) return;
        return this.visitAll(node['computed'] ? [node['object'], node['property']] : [node['object']], when);
      case 'Property':
      case 'MethodDefinition':
      case 'AccessorProperty':
        return this.visitAll(node['computed'] ? [node['key'], node['value']] : [node['value']], when);
      case 'PropertyDefinition':
        if (node['computed']) this.visitAll([node['key']], when);
        return this.visitAll([node['value']], node['static'] ? when : 'later');
      case 'JSXAttribute':
        return this.visitAll([node['value']], when);
      case 'CallExpression':
      case 'NewExpression':
        return this.visitCall(node, when);
      case 'TaggedTemplateExpression':
        this.visitAll([node['tag']], when === 'held' ? 'called' : when);
        return this.visitAll([node['quasi']], isKeeper(node['tag']) ? held(when) : when);
      default:
        if (this.visitLate(node, when)) return;
        return this.visitAll(Object.values(node).flat(), isFunction(node) ? 'later' : when);
    }
  }

  private visitCall(node: Node, when: When): void {
    if (this.visitLate(node, when)) return;
    if (when === 'later') return this.visitAll([node['callee'], ...nodesIn(node['arguments'])], when);
    const { callee } = node;
    // A function that is called where it is written runs there.
    if (isNode(callee) && isFunction(unwrapped(callee))) this.visitAll(Object.values(unwrapped(callee)).flat(), 'called');
    // Storybook runs stories, not the module that declares them.
    else this.visitAll([callee], isStory(callee) ? 'held' : 'called');
    for (const argument of nodesIn(node['arguments'])) {
      const isRun = isFunction(argument) && !isKeeper(callee);
      if (isRun) this.visitAll(Object.values(argument).flat(), 'called');
      else this.visit(argument, isKeeper(callee) ? 'held' : 'called');
    }
  }

  private visitAll(values: unknown[], when: When): void {
    for (const value of values) if (isNode(value)) this.visit(value, when);
  }

  private add(name: unknown, when: When | 'drawn'): void {
    if (typeof name === 'string') this.names[when].add(name);
  }

  /** `import('./a.ts')` with the names that are taken of it, where they are written there. */
  private visitLate(node: Node, when: When): boolean {
    const found = lateIn(node);
    if (!found) return false;
    this.names.late.push(...found.late);
    this.visitAll(found.rest, when);
    return true;
  }
}

const held = (when: When): When => (when === 'called' ? 'held' : when);

/** `meta.story` */
const isStory = (callee: unknown) =>
  isNode(callee) && callee.type === 'MemberExpression' && keepingMembers.test(nameOf(callee['property']));

/** `styled(Button)`, `styled.div.attrs({})`, `styled.div`. */
function isKeeper(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return keepers.test(String(callee['name']));
  if (callee.type === 'MemberExpression') return isStory(callee) || isKeeper(callee['object']);
  return callee.type === 'CallExpression' && isKeeper(callee['callee']);
}
