import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const entry = v.object({
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const shape = v.object({ name: v.string(), version: v.string(), packages: v.record(v.string(), entry) });

export type Lockfile = v.InferOutput<typeof shape>;

/** A package of the build, with what the lockfile knows of it. */
export interface Part {
  /** Its folder: `node_modules/react`. */
  place: string;
  name: string;
  version: string;
  licence: string;
  /** `sha512-…` in base64, as the registry has signed it. */
  integrity: string | null;
  dependencies: readonly string[];
}

export const readLockfile = (path: string): Lockfile => v.parse(shape, JSON.parse(readFileSync(path, 'utf8')));

const folder = 'node_modules/';

/** `/x/node_modules/@a/b/dist/c.js` lies in `node_modules/@a/b`; a package may hold packages of its own. */
export function placeOf(file: string): string | null {
  const at = file.lastIndexOf(`/${folder}`);
  const first = file.indexOf(`/${folder}`);
  if (at < 0) return null;
  const [scope = '', name = ''] = file.slice(at + folder.length + 1).split('/');
  return file.slice(first + 1, at + 1) + folder + (scope.startsWith('@') ? `${scope}/${name}` : scope);
}

/** The packages that hold some files, by name. A file of a package that the lockfile does not know is an error: nothing may come in unseen. */
export function partsOf(files: Iterable<string>, { packages }: Lockfile): Part[] {
  const places = new Set([...files].flatMap((file) => placeOf(file.split('?')[0] ?? '') ?? []));
  return [...places]
    .map((place): Part => {
      const known = packages[place];
      if (!known?.version) throw new Error(`${place} is in the build and not in the lockfile`);
      return {
        place,
        name: place.slice(place.lastIndexOf(folder) + folder.length),
        version: known.version,
        licence: known.license ?? '',
        integrity: known.integrity ?? null,
        dependencies: Object.keys(known.dependencies),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}
