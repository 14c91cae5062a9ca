import type { BuildFile } from '../files.ts';
import type { Config } from '../../lib/config/shape.ts';
import type { Outcome } from './outcome.ts';
import type { Answer, Visit } from './visit.ts';

/** An installation with what was read of it before the checks run. */
export interface Installation {
  base: URL;
  visit: Visit;
  page: Answer;
  config: Config;
  /** Null when the server has no list of files. */
  files: readonly BuildFile[] | null;
  /** The largest script that the page loads at first. */
  script: URL | null;
}

export type Check = (of: Installation) => Promise<Outcome[]>;
