import { part } from '../state/part.ts';
import type { Flags } from './account.ts';
import { seedRoles } from './seed-roles.ts';

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

export const rolesOf = part((world) =>
  world.store.collection<RoleRecord>(
    'roles',
    () => seedRoles,
    ({ id }) => id,
  ),
);

/** What somebody was given for one app, which comes before the role. App 0 stands for all apps. */
export interface Grant extends Rights {
  account: number;
  app: number;
}

export const keyOfGrant = (account: number, app: number) => `${account}/${app}`;

export const grantsOf = part((world) =>
  world.store.collection<Grant>(
    'grants',
    () => seedGrants,
    ({ account, app }) => keyOfGrant(account, app),
  ),
);

/** The specialist places ads for the site as well, and sees less of it. */
const seedGrants: readonly Grant[] = [
  {
    account: 5,
    app: 1005,
    pages: { 'dashboard@monitor': 'view', 'campaigninfo@monitor': 'view', 'campaign@manage': 'view' },
    flags: { pay: false, retention: false, natural: false, top: true, order: false, event: false },
  },
];
