import { readdirSync, readFileSync } from 'node:fs';

/** What stands in a name for a report, a list, an app or a platform: those of the pages that are opened. */
const parts = ['campaigninfo', 'apps', 'logs', '1001', 'iOS'];

const reads = /(?:useStored\(|storage\.get\()\s*(?:`([^`]*)`|'([^']*)'|(\w+))/g;

/**
 * Every name under which the console stores something in this browser, for the first account: found where it is read, so that a new one is
 * tested without being told. Those of the session end it, as they should.
 */
export function storedNames(): string[] {
  const files = ['app', 'screens']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => /(?<!\.test|\.stories|useStored|session\/session)\.tsx?$/.test(path));
  const names = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(reads)].flatMap(([found, template, literal, variable]) => {
      const constant = (its: string | undefined) => new RegExp(`const ${its} = '([^']+)'`).exec(text)?.[1];
      const name = template?.replaceAll(/\$\{(\w+)\}/g, (inserted, its) => constant(its) ?? inserted) ?? literal ?? constant(variable);
      if (name === undefined) throw new Error(`${path}: nobody knows what ${found} reads`);
      return named(name);
    });
  });
  return [...new Set(names)];
}

/** `columns.${account?.id ?? 0}.${name}` of the first account. */
function named(template: string): string[] {
  const own = template.replaceAll(/\$\{account\?[^}]*\}/g, '1');
  return /\$\{/.test(own) ? parts.map((part) => own.replaceAll(/\$\{[^}]*\}/g, part)) : [own];
}
