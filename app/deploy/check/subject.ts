import type { BuildFile } from '../files.ts';
import type { Config } from '../../lib/config/shape.ts';
import type { Outcome } from './outcome.ts';
import type { Answer, Visit } from './visit.ts';

/** What the checks share: where the console is installed, its page, its configuration and what the build consists of. */
export interface Installation {
  base: URL;
  visit: Visit;
  page: Answer;
  config: Config;
  /** Null where the server does not have the list. */
  files: readonly BuildFile[] | null;
  /** The largest script that the page names: what a first visit waits for. */
  script: URL | null;
}

export type Check = (of: Installation) => Promise<Outcome[]>;
