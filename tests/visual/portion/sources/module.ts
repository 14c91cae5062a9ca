import { parseSync } from 'vite';
import { namesIn, type Names } from './names.ts';
import { boundIn, isFunction, isNode, nameOf, nodesIn, unwrapped, type Node } from './nodes.ts';
import { isWorker, resolve } from './resolve.ts';

/** A top-level declaration, or an exported expression. */
export interface Declaration extends Names {
  path: string;
  name: string;
  /** Its statement. */
  text: string;
  /** It is nothing but code that can be called, so it matters only where it runs. */
  isCode: boolean;
  /** Answers of the service. One that was not asked for has no part in what is shown. */
  isAnswers: boolean;
}

export interface Imported {
  target: string;
  /** Null is everything. */
  name: string | null;
  isWorker: boolean;
}

export interface Module {
  path: string;
  text: string;
  /** By the name that it has here. */
  imports: Map<string, Imported>;
  /** All that is loaded with it. */
  loads: Set<string>;
  /** By the name that it has elsewhere: a name of this module, or one that is only handed on. */
  exports: Map<string, string | Imported>;
  /** Modules of which everything is handed on. */
  all: string[];
  declarations: Map<string, Declaration>;
  /** Statements that do something when the module is loaded. */
  effects: Declaration[];
  /** It remembers what it has computed, and not only a count or a switch, so that it does not compute it again for the next story. */
  isStateful: boolean;
  /** Words and tables: nothing but values. */
  isOfValues: boolean;
}

export function moduleOf(path: string, text: string): Module {
  const { program, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`);
  const reader = new Reader(path, text);
  for (const statement of nodesIn(program.body)) reader.read(statement);
  const { declarations, effects, isStateful } = reader.module;
  const isOfValues = !isStateful && !effects.length && ![...declarations.values()].some(({ isCode }) => isCode);
  return { ...reader.module, isOfValues };
}

class Reader {
  readonly module: Module;

  constructor(
    private readonly path: string,
    private readonly text: string,
  ) {
    const empty = { imports: new Map(), loads: new Set<string>(), exports: new Map(), all: [], declarations: new Map(), effects: [] };
    this.module = { path, text, ...empty, isStateful: false, isOfValues: false };
  }

  read(statement: Node): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        return this.readImport(statement);
      case 'ExportAllDeclaration':
        return this.readExportAll(statement);
      case 'ExportNamedDeclaration':
        return this.readExport(statement);
      case 'ExportDefaultDeclaration':
        if (isNode(statement['declaration'])) this.declare('default', statement['declaration'], statement);
        this.module.exports.set('default', 'default');
        return;
      case 'VariableDeclaration':
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'TSEnumDeclaration':
        this.readDeclaration(statement, statement);
        return;
      default:
        if (!statement.type.startsWith('TS')) this.module.effects.push(this.declarationOf('', statement, statement));
    }
  }

  private readImport(statement: Node): void {
    if (statement['importKind'] === 'type') return;
    const request = valueOf(statement['source']);
    const target = resolve(this.path, request);
    const specifiers = nodesIn(statement['specifiers']).filter((one) => one['importKind'] !== 'type');
    if (!target || (!specifiers.length && nodesIn(statement['specifiers']).length)) return;
    this.module.loads.add(target);
    for (const one of specifiers) {
      const name = one.type === 'ImportSpecifier' ? nameOf(one['imported']) : one.type === 'ImportDefaultSpecifier' ? 'default' : null;
      this.module.imports.set(nameOf(one['local']), { target, name, isWorker: isWorker(request) });
    }
  }

  private readExportAll(statement: Node): void {
    const target = resolve(this.path, valueOf(statement['source']));
    if (!target || statement['exportKind'] === 'type') return;
    this.module.loads.add(target);
    const name = isNode(statement['exported']) ? nameOf(statement['exported']) : undefined;
    if (name === undefined) this.module.all.push(target);
    else this.module.exports.set(name, { target, name: null, isWorker: false });
  }

  private readExport(statement: Node): void {
    if (statement['exportKind'] === 'type') return;
    const { declaration } = statement;
    if (isNode(declaration)) for (const name of this.readDeclaration(declaration, statement)) this.module.exports.set(name, name);
    const target = isNode(statement['source']) ? resolve(this.path, valueOf(statement['source'])) : undefined;
    const isFromPackage = isNode(statement['source']) && !target;
    for (const one of nodesIn(statement['specifiers'])) {
      if (one['exportKind'] === 'type' || isFromPackage) continue;
      const local = nameOf(one['local']);
      if (target) this.module.loads.add(target);
      this.module.exports.set(nameOf(one['exported']), target ? { target, name: local, isWorker: false } : local);
    }
  }

  /** Returns the names that a statement declares. */
  private readDeclaration(node: Node, statement: Node): string[] {
    if (node.type !== 'VariableDeclaration') {
      const name = nameOf(node['id']);
      if (!node.type.startsWith('TS') || node.type === 'TSEnumDeclaration') this.declare(name, node, statement);
      return name ? [name] : [];
    }
    return nodesIn(node['declarations']).flatMap((one) => {
      const value = isNode(one['init']) ? unwrapped(one['init']) : undefined;
      const names = isNode(one['id']) ? boundIn(one['id']) : [];
      if (
        node['kind'] === 'const' ? value && isEmptyContainer(value) && names.some((name) => this.isFilled(name)) : value?.type !== 'Literal'
      )
        this.module.isStateful = true;
      for (const name of names) this.declare(name, value ?? one, one, names.length === 1 ? undefined : one);
      return names;
    });
  }

  private isFilled(name: string): boolean {
    return new RegExp(`(?<![\\w.])${name}(\\.(push|unshift|splice|set|add)\\(|\\[[^\\]]+\\] *(\\?\\?)?=[^=])`).test(this.text);
  }

  private declare(name: string, value: Node, statement: Node, pattern?: Node): void {
    this.module.declarations.set(name, this.declarationOf(name, pattern ?? value, statement));
  }

  private declarationOf(name: string, value: Node, { start, end }: Node): Declaration {
    const names = namesIn(value);
    const isAnswers = this.path.startsWith('mocks/domains/') && [...names.called].some((called) => /^answer([A-Z]|$)/.test(called));
    return { path: this.path, name, text: this.text.slice(start, end), isCode: isCode(value), isAnswers, ...names };
  }
}

const valueOf = (node: unknown): string => (isNode(node) && typeof node['value'] === 'string' ? node['value'] : '');

function isCode(value: Node): boolean {
  if (isFunction(value)) return true;
  if (value.type === 'ClassDeclaration' || value.type === 'ClassExpression')
    return !nodesIn(Object(value['body']).body).some((one) => one['static']);
  // `memo(function Row() {})`
  const { callee } = value;
  const isWrapped = value.type === 'CallExpression' && isNode(callee) && /^(memo|forwardRef)$/.test(nameOf(callee['property'] ?? callee));
  return isWrapped && nodesIn(value['arguments']).some(isFunction);
}

/** `new Map()`, `[]`, `{}`: what is filled later. */
function isEmptyContainer(value: Node): boolean {
  if (value.type === 'NewExpression') return /^(Weak)?(Map|Set)$/.test(nameOf(value['callee'])) && !nodesIn(value['arguments']).length;
  return (
    (value.type === 'ArrayExpression' && !nodesIn(value['elements']).length) ||
    (value.type === 'ObjectExpression' && !nodesIn(value['properties']).length)
  );
}
