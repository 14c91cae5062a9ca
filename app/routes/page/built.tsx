import type { ReactNode } from 'react';
import { later } from '../../lib/later.ts';
import { table } from '../table.ts';

interface Built {
  element: ReactNode;
  /** Fetches its code before it is shown. */
  ahead: () => Promise<void>;
}

/** The screens that are built, by their path. The code of each comes when it is opened for the first time. */
export const built: ReadonlyMap<string, Built> = new Map(
  table.flatMap(({ path, load }): [string, Built][] => {
    if (!load) return [];
    const Part = later(path, load);
    return [[path, { element: <Part key={path} />, ahead: Part.ahead }]];
  }),
);
