import { Closure } from './closure.ts';
import type { Links } from './links.ts';
import { resolve } from './resolve.ts';
import type { Sources } from './sources.ts';

/**
 * The modules of which a function runs when they or others are loaded. A page loads a module once, so whether a record shows that depends on the order of
 * the stories: records leave these modules out, and they count as ones that ran.
 */
export function modulesAtLoad(sources: Sources, links: Links, roots: Iterable<string>): ReadonlySet<string> {
  const closure = new Closure(sources, links, { isRun: () => false, isLoaded: () => false });
  for (const path of loadedFrom(sources, roots)) closure.addAtLoad(path);
  return closure.called();
}

/** All that these can ever load. */
function loadedFrom(sources: Sources, roots: Iterable<string>): ReadonlySet<string> {
  const loaded = new Set<string>();
  const open = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const module = loaded.has(path) ? undefined : sources.module(path);
    if (!module) continue;
    loaded.add(path);
    const late = [...module.declarations.values(), ...module.effects].flatMap((one) =>
      one.late.flatMap(({ request }) => resolve(path, request) ?? []),
    );
    open.push(...module.loads, ...late);
  }
  return loaded;
}
