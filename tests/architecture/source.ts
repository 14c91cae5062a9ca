import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { walk, type Node } from './stories/tree.ts';

/** One file of the project, parsed once for all architecture tests. */
export interface SourceFile {
  /** From the root, with slashes: `design-system/primitives/button/Button.tsx`. */
  path: string;
  lines: string[];
  imports: Import[];
  program: Node;
}

interface Import {
  /** A path from the root where the import stays inside the project, else the package name. */
  target: string;
  isInside: boolean;
  isDynamic: boolean;
  /** Gone after compiling. */
  isType: boolean;
  /** What a static import brings in and what this file calls it, or an export passes on and as what. */
  names: readonly { name: string; local: string }[];
}

export { walk, type Node };

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const folders = ['design-system', 'app', 'screens', 'mocks', 'tests', '.storybook'];

export const files: SourceFile[] = folders
  // Git keeps no empty folder.
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.includes('/node_modules/'))
  .sort()
  .map(read);

export const isStory = (path: string) => path.endsWith('.stories.tsx');
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`);
  const named = [...module.staticImports, ...module.staticExports.flatMap((statement) => statement.entries)].flatMap((entry) =>
    entry.moduleRequest ? [{ request: entry.moduleRequest.value, isDynamic: false, isType: isTypeOnly(entry), names: namesOf(entry) }] : [],
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"`](.*)['"`]$/.exec(text.slice(start, end))?.[1];
    return literal ? [{ request: literal, isDynamic: true, isType: false, names: [] }] : [];
  });
  return {
    path,
    lines: text.split('\n'),
    imports: [...named, ...dynamic].map(({ request, ...kind }) => Object.assign(resolve(path, request), kind)),
    // The parser's own types are wider than what is walked here; every node has a type and a place.
    program: program as unknown as Node,
  };
}

/** An export says it of itself, an import statement of each name it brings. */
function isTypeOnly(entry: { isType?: boolean; entries?: { isType: boolean }[] }): boolean {
  return entry.isType ?? (entry.entries !== undefined && entry.entries.length > 0 && entry.entries.every(({ isType }) => isType));
}

interface Named {
  name: string | null;
}
type Statement = { entries: { importName: Named; localName: { value: string } }[] } | { importName: Named; exportName: Named };

/** `import { apps as calls }` brings `apps`, which is called `calls` here; `export { Row as Line } from` passes `Row` on as `Line`. */
function namesOf(statement: Statement): Import['names'] {
  const pairs =
    'entries' in statement
      ? statement.entries.map(({ importName, localName }) => ({ name: importName.name, local: localName.value }))
      : [{ name: statement.importName.name, local: statement.exportName.name }];
  return pairs.flatMap(({ name, local }) => (name === null || local === null ? [] : [{ name, local }]));
}

function resolve(from: string, request: string): { target: string; isInside: boolean } {
  if (request.startsWith('.')) return { target: posix.join(posix.dirname(from), request), isInside: true };
  if (request === '#design-system') return { target: 'design-system/index.ts', isInside: true };
  if (request.startsWith('#storybook/')) return { target: `.storybook/${request.slice(11)}`, isInside: true };
  if (request.startsWith('#')) return { target: request.slice(1), isInside: true };
  return {
    target: request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request),
    isInside: false,
  };
}

/** Where a node begins, for messages: `path:12`. */
export function place(file: SourceFile, node: Node): string {
  return `${file.path}:${lineOf(file, node.start)}`;
}

export function lineOf(file: SourceFile, offset: number): number {
  let rest = offset;
  for (const [index, line] of file.lines.entries()) {
    rest -= line.length + 1;
    if (rest < 0) return index + 1;
  }
  return file.lines.length;
}

/** Lines that hold code: neither blank nor comment. */
export function codeLines(lines: string[]): number {
  return lines.filter((line) => !/^\s*($|\/\/|\/\*|\*)/.test(line)).length;
}
