import { createHash } from 'node:crypto';
import type { Cause } from './cause.ts';

/** Pictures that differ for one cause and are reviewed together. */
export interface Cluster extends Cause {
  /** Made of its paths, so that a copied command never means another cluster. */
  id: string;
  paths: string[];
}

interface Placed extends Cause {
  folder: string;
}

/** Puts pictures together whose differences have one cause, largest group first. */
export function clustersOf(causes: Map<string, Cause>): Cluster[] {
  const groups: { paths: string[]; causes: [Placed, ...Placed[]] }[] = [];
  for (const [path, known] of [...causes].sort(([a], [b]) => a.localeCompare(b))) {
    const cause: Placed = { ...known, folder: path.slice(0, path.lastIndexOf('/')) };
    const alike = groups.filter((group) => group.causes.some((other) => isAlike(other, cause)));
    const joined: (typeof groups)[number] = {
      paths: [...alike.flatMap(({ paths }) => paths), path],
      causes: [alike[0]?.causes[0] ?? cause, ...alike.flatMap((one) => one.causes), cause],
    };
    for (const one of alike) groups.splice(groups.indexOf(one), 1);
    groups.push(joined);
  }
  return groups
    .map(({ paths, causes }): Cluster => Object.assign({ id: idOf(paths.sort()), paths }, common(causes)))
    .sort((a, b) => b.paths.length - a.paths.length || (a.paths[0] ?? '').localeCompare(b.paths[0] ?? ''));
}

// The surest cause decides alone: a token shows in as many forms and colours as there are parts and themes that use it.
function isAlike(a: Placed, b: Placed): boolean {
  if (a.tokens || b.tokens) return a.tokens?.some((token) => b.tokens?.includes(token)) ?? false;
  if (a.recolour || b.recolour) return a.recolour?.before === b.recolour?.before && a.recolour?.after === b.recolour?.after;
  // A part such as a text is everywhere: only in one file of stories is it likely to have changed for one reason.
  if (a.element && a.element.part === b.element?.part && a.folder === b.folder) return true;
  return isAlikePatch(a.patch, b.patch);
}

function isAlikePatch(a: Cause['patch'], b: Cause['patch']): boolean {
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return false;
  const distance = a.cells.reduce((sum, cell, index) => sum + Math.abs(cell - (b.cells[index] ?? 0)), 0);
  return distance <= 24;
}

/** What all of them have in common. A colour that is another one in the dark theme is not claimed for both. */
function common(causes: [Cause, ...Cause[]]): Cause {
  const [{ recolour, element, patch }] = causes;
  const tokens = [...new Set(causes.flatMap((cause) => cause.tokens ?? []))].sort();
  const isRecolour = recolour && causes.every((one) => one.recolour?.before === recolour.before && one.recolour.after === recolour.after);
  const isElement = element && causes.every((one) => one.element?.part === element.part);
  return { ...(tokens.length && { tokens }), ...(isRecolour && { recolour }), ...(isElement && { element }), patch };
}

const idOf = (paths: string[]) => createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 8);

/** The cause in a few words: the token, the colours, the element or the patch. */
export function nameOf({ tokens, recolour, element, patch }: Cause): string {
  if (tokens) return tokens.join(', ');
  if (recolour) return `${recolour.before} → ${recolour.after}`;
  return element?.label ?? `${patch.width} × ${patch.height} px`;
}
