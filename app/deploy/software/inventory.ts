import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { bomOf } from './bom.ts';
import { licencesOf } from './licences.ts';
import { partsOf, readLockfile } from './lockfile.ts';
import { versionOf } from './version.ts';

/** The font of the console is cut from this package beforehand, and so is no module of the build. */
const font = '@fontsource-variable/inter/LICENSE';

/** Writes beside the console what it is made of: `licences.txt`, and `bom.json` for machines. */
export function softwareInventory(): Plugin {
  return {
    name: 'provena:inventory',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle(_, bundle) {
      const root = process.cwd();
      const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
      const lockfile = readLockfile('package-lock.json');
      const parts = partsOf([...modules, createRequire(import.meta.url).resolve(font)], lockfile);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf(parts, root) });
      this.emitFile({
        type: 'asset',
        fileName: 'bom.json',
        source: `${JSON.stringify(bomOf(parts, { name: lockfile.name, ...versionOf(root) }), null, 1)}\n`,
      });
    },
  };
}
