import type { Link, Links } from './links.ts';
import type { Declaration, Module } from './module.ts';
import type { Sources } from './sources.ts';

/** `called`: it may run when modules are loaded, which no record shows. `held`: as a value, of which only what ran counts. */
type As = 'held' | 'called';

export interface Rules {
  /** Whether a function of the module ran, as far as is known. */
  isRun(path: string): boolean;
  /** Whether a module that is loaded late is loaded at all. */
  isLoaded(path: string): boolean;
  /** What of a declaration counts. Without it all of it does. */
  textOf?(declaration: Declaration): string;
}

/**
 * The parts of the sources on which some modules depend. A module that ran counts as a whole, but one of words or tables: there only the exports that
 * are taken. Of a module that did not run the values that others take from it when they are loaded count: words, tables, styles.
 */
export class Closure {
  /** By name, `path` or `path#declaration`: null is all of the file. */
  readonly parts = new Map<string, string | null>();
  private readonly whole = new Set<Module>();
  private readonly declarations = new Map<Declaration, As>();
  private readonly taken = new Set<Module>();
  private readonly loaded = new Set<string>();

  constructor(
    private readonly sources: Sources,
    private readonly links: Links,
    private readonly rules: Rules,
  ) {}

  /** A module with all that it uses. */
  add(path: string): void {
    const module = this.sources.module(path);
    if (!module) return this.addFile(path);
    this.load(path);
    this.addWhole(module);
  }

  /** Modules that ran. Of words and tables only what others take from them counts, and all of those that nobody takes anything from. */
  addRan(paths: Iterable<string>): void {
    const values: Module[] = [];
    for (const path of paths) {
      const module = this.sources.module(path);
      if (module?.isOfValues) values.push(module);
      else if (module) this.add(path);
    }
    for (const module of values) if (!this.taken.has(module)) this.add(module.path);
  }

  /** What a module does while it is loaded. */
  addAtLoad(path: string): void {
    const module = this.sources.module(path);
    if (module) for (const one of [...module.declarations.values(), ...module.effects]) this.follow(module, one, undefined);
  }

  /** The modules of which a function may run when modules are loaded. */
  called(): ReadonlySet<string> {
    return new Set([...this.declarations].filter(([{ isCode }, as]) => isCode && as === 'called').map(([{ path }]) => path));
  }

  private addWhole(module: Module): void {
    if (this.whole.has(module)) return;
    this.whole.add(module);
    this.taken.add(module);
    this.parts.set(module.path, null);
    for (const declaration of [...module.declarations.values(), ...module.effects]) this.follow(module, declaration, later(module));
  }

  /** A file that is no module, with what it brings along. */
  private addFile(path: string): void {
    if (this.parts.has(path) || !this.sources.has(path)) return;
    this.parts.set(path, null);
    for (const other of this.sources.broughtBy(path)) this.addFile(other);
  }

  /** What happens when a module is loaded, with all that it loads. */
  private load(path: string): void {
    if (this.loaded.has(path)) return;
    this.loaded.add(path);
    const module = this.sources.module(path);
    if (!module) return this.addFile(path);
    for (const target of module.loads) this.load(target);
    if (!module.effects.length) return;
    this.parts.set(`${path}#`, module.effects.map(({ text }) => text).join('\n'));
    for (const effect of module.effects) this.follow(module, effect, undefined);
  }

  private addLink(link: Link, as: As): void {
    if (link.kind === 'declaration') this.addDeclaration(link.module, link.declaration, as);
    else if (link.kind === 'file') this.addFile(link.path);
    else if (link.kind === 'module') this.addWhole(link.module);
    else this.addWorker(link.module);
  }

  private addDeclaration(module: Module, declaration: Declaration, as: As): void {
    const known = this.declarations.get(declaration);
    if (known === 'called' || known === as) return;
    this.declarations.set(declaration, as);
    const isRun = this.rules.isRun(module.path);
    if (!isRun && (declaration.isAnswers || (declaration.isCode && as === 'held'))) return;
    this.taken.add(module);
    if (isRun && !module.isOfValues) this.addWhole(module);
    else this.parts.set(`${module.path}#${declaration.name}`, this.rules.textOf?.(declaration) ?? declaration.text);
    this.follow(module, declaration, as === 'called' ? 'called' : isRun ? later(module) : undefined);
  }

  /** `inside`: how the names count that are used inside functions; undefined where none of those ran. */
  private follow(module: Module, declaration: Declaration, inside: As | undefined): void {
    const uses = this.links.usesOf(module, declaration);
    for (const link of uses.called) this.addLink(link, 'called');
    for (const link of uses.held) this.addLink(link, 'held');
    if (!inside) return;
    for (const link of uses.later) this.addLink(link, inside);
    for (const link of uses.drawn) this.addLink(link, 'held');
    for (const { target, links } of uses.late) if (this.rules.isLoaded(target)) for (const link of links) this.addLink(link, inside);
  }

  /** The profiler of a page sees nothing of its workers. */
  private addWorker({ path }: Module): void {
    const worker = new Closure(this.sources, this.links, { isRun: () => true, isLoaded: () => true });
    worker.add(path);
    for (const [part, text] of worker.parts) this.parts.set(part, text);
  }
}

/** A module that remembers what it has computed may have computed it for another file of stories: then what it calls did not run for this one. */
const later = ({ isStateful }: Module): As => (isStateful ? 'called' : 'held');
