import type { ReactNode } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { table } from '../table.ts';

interface Built {
  element: ReactNode;
  /** Loads the code before the page is shown. */
  preload: () => Promise<void>;
}

/** The screens that are built, by their path. The code of each comes when it is opened for the first time. */
export const built: ReadonlyMap<string, Built> = new Map(
  table.flatMap(({ path, load }): [string, Built][] => {
    if (!load) return [];
    const Part = lazyPart(path, load);
    return [[path, { element: <Part key={path} />, preload: Part.preload }]];
  }),
);
