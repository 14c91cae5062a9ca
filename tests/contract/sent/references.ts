import { contract } from '#app/api/contract.ts';
import { isStory, isTest, walk, type SourceFile } from '../../architecture/source.ts';

/** Files that list calls without sending any. */
const lists = new Set(['app/api/contract.ts', 'app/api/ours/ours.ts']);

const names = new Set(contract.map(({ name }) => name));
const domains = new Set([...names].map((name) => name.split('.')[0] ?? ''));

/** The files of the console that read a declared call, by its name: `apps.all`. A file that declares calls does not count for its own. */
export function referencesOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    if (!/^(app|screens)\//.test(file.path) || isTest(file.path) || isStory(file.path) || lists.has(file.path)) continue;
    for (const name of readBy(file)) found.set(name, [...(found.get(name) ?? []), file.path]);
  }
  return found;
}

/** Calls are read as members of their imported domain: `appCalls.all({})`, `ours.campaigns.named`, `bindings.vivo`. */
function readBy(file: SourceFile): ReadonlySet<string> {
  const locals = localsOf(file);
  if (locals.size === 0) return new Set();
  const text = file.lines.join('\n');
  const read = [...walk(file.program)].flatMap(({ type, name, end }) => {
    const prefix = type === 'Identifier' ? locals.get(String(name)) : undefined;
    const [members] = /^(?:\s*\??\.\s*\w+)+/.exec(text.slice(end, end + longest)) ?? [];
    return prefix === undefined || members === undefined ? [] : callsAt(`${prefix}${members.replaceAll(/[\s?]/g, '').slice(1)}`);
  });
  return new Set(read);
}

/** No chain of members that names a call has more characters. */
const longest = 200;

/** What this file calls each imported domain, with the name of the domain. `ours` has the domains as members, or destructured. */
function localsOf({ lines, imports }: SourceFile): ReadonlyMap<string, string> {
  const imported = imports.flatMap(({ target, names: all }) => (target.startsWith('app/api/') ? all : []));
  const domainNames = [...(imported.some(({ name }) => name === 'ours') ? destructuredFrom('ours', lines) : []), ...imported];
  const locals = domainNames.flatMap(({ name, local }) => (domains.has(name) ? [[local, `${name}.`] as const] : []));
  return new Map([...locals, ...imported.flatMap(({ name, local }) => (name === 'ours' ? [[local, ''] as const] : []))]);
}

const destructuredFrom = (name: string, lines: readonly string[]) =>
  lines.flatMap((line) =>
    (new RegExp(`const \\{ ([\\w, ]+) \\} = ${name};`).exec(line)?.[1] ?? '').split(', ').map((one) => ({ name: one, local: one })),
  );

/** `apps.all.call` is the call `apps.all`; a group, as `bindings.vivo`, means all calls in it. */
function callsAt(members: string): string[] {
  const parts = members.split('.');
  const call = parts.map((_, index) => parts.slice(0, index + 1).join('.')).find((path) => names.has(path));
  return call ? [call] : [...names].filter((name) => name.startsWith(`${members}.`));
}
