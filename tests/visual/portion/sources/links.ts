import type { Declaration, Imported, Module } from './module.ts';
import { resolve } from './resolve.ts';
import type { Sources } from './sources.ts';

/** What a name stands for: a declaration of a module, all of a module, a module that runs in a worker, or a file that is no module. */
export type Link =
  | { kind: 'declaration'; module: Module; declaration: Declaration }
  | { kind: 'module' | 'worker'; module: Module }
  | { kind: 'file'; path: string };

/** What the code of a declaration uses, by when it does: see `Names`. */
export interface Uses {
  called: readonly Link[];
  held: readonly Link[];
  later: readonly Link[];
  drawn: readonly Link[];
  late: readonly { target: string; links: readonly Link[] }[];
}

/** Finds what names stand for, each once for all files of stories. */
export class Links {
  private readonly uses = new Map<Declaration, Uses>();
  private readonly exported = new Map<Module, readonly string[]>();

  constructor(private readonly sources: Sources) {}

  usesOf(module: Module, declaration: Declaration): Uses {
    const known = this.uses.get(declaration);
    if (known) return known;
    const { called, held, later, drawn, late } = declaration;
    const linksOf = (names: ReadonlySet<string>) => [...names].flatMap((name) => this.ofName(module, name));
    const uses: Uses = {
      called: linksOf(called),
      held: linksOf(held),
      later: linksOf(later),
      drawn: linksOf(drawn),
      late: late.flatMap(({ request, name }) => {
        const target = resolve(module.path, request);
        return target ? [{ target, links: this.ofImport({ target, name, isWorker: false }) }] : [];
      }),
    };
    this.uses.set(declaration, uses);
    return uses;
  }

  /** Names of the language, of packages and inside of functions stand for nothing here. */
  private ofName(module: Module, name: string): Link[] {
    const imported = module.imports.get(name);
    if (imported) return this.ofImport(imported);
    const declaration = module.declarations.get(name);
    return declaration ? [{ kind: 'declaration', module, declaration }] : [];
  }

  private ofImport({ target, name, isWorker }: Imported): Link[] {
    const module = this.sources.module(target);
    if (!module) return this.sources.has(target) ? [{ kind: 'file', path: target }] : [];
    // The name of a worker is its address.
    if (isWorker) return [{ kind: 'worker', module }];
    return name === null ? this.exportsOf(module).flatMap((each) => this.ofExport(module, each)) : this.ofExport(module, name);
  }

  private ofExport(module: Module, name: string): Link[] {
    const found = module.exports.get(name);
    if (typeof found === 'string') return this.ofName(module, found);
    if (found) return this.ofImport(found);
    const from = module.all.find((path) => this.exportsOf(this.sources.module(path)).includes(name));
    return from ? this.ofImport({ target: from, name, isWorker: false }) : [{ kind: 'module', module }];
  }

  private exportsOf(module: Module | undefined): readonly string[] {
    if (!module) return [];
    const known = this.exported.get(module);
    if (known) return known;
    const others = module.all.flatMap((path) => this.exportsOf(this.sources.module(path)).filter((name) => name !== 'default'));
    const all = [...module.exports.keys(), ...others];
    this.exported.set(module, all);
    return all;
  }
}
