import type { Patch, Signature } from './signature.ts';

/** Pictures that changed in the same way and are reviewed together. */
export interface Cluster extends Signature {
  paths: string[];
}

/** Puts pictures together that show the same replaced colour or the same patch, largest group first. */
export function clustersOf(signatures: Map<string, Signature>): Cluster[] {
  const clusters: { paths: string[]; signatures: [Signature, ...Signature[]] }[] = [];
  for (const [path, signature] of signatures) {
    const alike = clusters.filter((cluster) => cluster.signatures.some((other) => isAlike(other, signature)));
    const joined: (typeof clusters)[number] = {
      paths: [...alike.flatMap(({ paths }) => paths), path],
      signatures: [signature, ...alike.flatMap((one) => one.signatures)],
    };
    for (const one of alike) clusters.splice(clusters.indexOf(one), 1);
    clusters.push(joined);
  }
  return clusters
    .map(({ paths, signatures: [first] }): Cluster => Object.assign({ paths: paths.sort() }, first))
    .sort((a, b) => b.paths.length - a.paths.length || (a.paths[0] ?? '').localeCompare(b.paths[0] ?? ''));
}

// A replaced colour is compared first, because the patches then differ as much as the parts that use the colour.
function isAlike(a: Signature, b: Signature): boolean {
  if (a.recolour || b.recolour) return a.recolour === b.recolour;
  return isAlikePatch(a.patch, b.patch);
}

function isAlikePatch(a: Patch, b: Patch): boolean {
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return false;
  const distance = a.cells.reduce((sum, cell, index) => sum + Math.abs(cell - (b.cells[index] ?? 0)), 0);
  return distance <= 24;
}
