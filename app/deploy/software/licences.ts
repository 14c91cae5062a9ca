import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './lockfile.ts';

/** What the licences of all packages of the build ask to be handed on with it. */
export function licencesOf(parts: readonly Part[], root: string): string {
  return parts
    .map((part) => [`${part.name} ${part.version} (${part.licence})`, '', textOf(part, root)].join('\n'))
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

function textOf({ place, licence }: Part, root: string): string {
  const names = readdirSync(join(root, place)).filter((name) => /^(licen[cs]e|notice|copying)(\.(md|txt))?$/i.test(name));
  if (names.length === 0) return `The package brings no text of its licence: ${licence}`;
  return names.map((name) => readFileSync(join(root, place, name), 'utf8').trim()).join('\n\n');
}
