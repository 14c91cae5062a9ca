import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Files that decide about every story: what is installed, and how it is built. */
const everywhere = new Set(['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', '.storybook/main.ts']);
const folders = ['design-system', 'app', 'screens', 'mocks', '.storybook'];
/** What stands around every story, and around those in the console. */
const preview = '.storybook/preview.tsx';
const stage = '.storybook/stage.tsx';
/** Brings the demo world, late: what stands outside of the console asks for none. */
const scenario = '.storybook/scenario.ts';

interface Import {
  target: string;
  /** What is taken of it: null is all of it. */
  names: string[] | null;
  isDynamic: boolean;
}

interface Module {
  imports: Import[];
  /** Names that are only handed on, and where from. */
  handedOn: Map<string, { target: string; name: string }>;
  /** Only hands on: who imports one name of it depends on that name's module. */
  isDoor: boolean;
}

/** Which files a story file depends on, read from the sources: what it imports, and in `screens` the screen beside it, which a route imports. */
export class Reach {
  private readonly modules = new Map<string, Module>();
  private readonly paths: string[];

  constructor(private readonly root: string) {
    this.paths = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    );
    for (const path of this.paths) if (/\.tsx?$/.test(path)) this.modules.set(path, this.read(path));
  }

  /** The story files that one of these files reaches. */
  storiesOf(changed: readonly string[]): string[] {
    const stories = this.paths.filter((path) => path.endsWith('.stories.tsx'));
    return this.reached(changed, stories, (path) => (path.startsWith('screens/') ? [path, ...this.beside(path)] : [path]));
  }

  /** Of the files that routes import those that one of these reaches. */
  screensOf(changed: readonly string[], screens: readonly string[]): string[] {
    return this.reached(changed, screens, (path) => [path]);
  }

  private reached(changed: readonly string[], files: readonly string[], rootsOf: (path: string) => string[]): string[] {
    // Stylesheets import one another, and the preview has the first of them.
    if (changed.some((path) => everywhere.has(path) || (path.endsWith('.css') && this.paths.includes(path)))) return [...files];
    const isChanged = (path: string) => changed.includes(path);
    const around = this.closure([preview], () => false);
    if ([...around].some(isChanged)) return [...files];
    // Screens are what the stage's routes import late: each is asked for its own.
    const console = [...this.closure([stage, scenario], (target) => !target.startsWith('screens/'))];
    const isConsoleChanged = console.some(isChanged);
    return files.filter((path) => (path.startsWith('screens/') && isConsoleChanged) || [...this.closure(rootsOf(path))].some(isChanged));
  }

  private beside(story: string): string[] {
    const folder = `${posix.dirname(story)}/`;
    return this.paths.filter((path) => path.startsWith(folder) && /\.tsx?$/.test(path) && !/\.(stories|test)\.tsx?$/.test(path));
  }

  /** What these import, and so on. Every story imports the preview, which is looked at by itself. */
  private closure(roots: string[], isFollowed: (target: string) => boolean = () => true): Set<string> {
    const reached = new Set<string>();
    const open = [...roots];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      for (const { target, names, isDynamic } of this.modules.get(path)?.imports ?? [])
        if (target !== preview && (!isDynamic || isFollowed(target))) open.push(...this.sources(target, names));
    }
    return reached;
  }

  /** Through a door only to the modules whose names are taken. */
  private sources(target: string, names: string[] | null): string[] {
    const module = this.modules.get(target);
    if (!module?.isDoor || names === null) return [target];
    return names.flatMap((name) => {
      const from = module.handedOn.get(name);
      return from ? this.sources(from.target, [from.name]) : [target];
    });
  }

  private read(path: string): Module {
    const text = readFileSync(join(this.root, path), 'utf8');
    const { module } = parseSync(path, text);
    const imports: Import[] = [];
    const handedOn: Module['handedOn'] = new Map();
    for (const { moduleRequest, entries } of module.staticImports) {
      const target = resolve(path, moduleRequest.value);
      const names = entries.map(({ importName }) => (importName.kind === 'Name' ? (importName.name ?? null) : null));
      const all = names.every((name) => name !== null);
      if (target) imports.push({ target, names: all && names.length ? names : null, isDynamic: false });
    }
    for (const { entries } of module.staticExports)
      for (const { moduleRequest, importName, exportName } of entries) {
        const target = moduleRequest && resolve(path, moduleRequest.value);
        if (!target) continue;
        imports.push({ target, names: null, isDynamic: false });
        if (importName.name && exportName.name) handedOn.set(exportName.name, { target, name: importName.name });
      }
    for (const { moduleRequest } of module.dynamicImports) {
      const request = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
      const target = request && resolve(path, request);
      if (target) imports.push({ target, names: null, isDynamic: true });
    }
    const own = module.staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => !moduleRequest);
    return { imports, handedOn, isDoor: handedOn.size > 0 && own.length === 0 && module.staticImports.length === 0 };
  }
}

/** The path from the root, for what stays inside the project. */
function resolve(from: string, request: string): string | undefined {
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request);
  if (request === '#design-system') return 'design-system/index.ts';
  if (request.startsWith('#storybook/')) return `.storybook/${request.slice('#storybook/'.length)}`;
  return request.startsWith('#') ? request.slice(1) : undefined;
}
