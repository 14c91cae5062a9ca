import type { Flags } from './account.ts';

export type Level = 'view' | 'edit';

/** What somebody may see and change. A page that is not named is closed. */
export interface Rights {
  pages: Readonly<Record<string, Level>>;
  flags: Flags;
}

export interface RoleRecord extends Rights {
  id: number;
  name: string;
  category: number;
  /** The main account that made it. Null came with the service and cannot be changed. */
  root: number | null;
}

/** What somebody was given for one app, which comes before the role. App 0 stands for all apps. */
export interface Grant extends Rights {
  account: number;
  app: number;
}
