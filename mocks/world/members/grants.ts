import { part } from '../state/part.ts';
import type { Grant, RoleRecord } from './role.ts';
import { seedRoles } from './seed-roles.ts';

export const rolesOf = part((world) =>
  world.store.collection<RoleRecord>(
    'roles',
    () => seedRoles,
    ({ id }) => id,
  ),
);

export const keyOfGrant = (account: number, app: number) => `${account}/${app}`;

export const grantsOf = part((world) =>
  world.store.collection<Grant>(
    'grants',
    () => seedGrants,
    ({ account, app }) => keyOfGrant(account, app),
  ),
);

/** The media buyer also works on the site, with fewer rights there. */
const seedGrants: readonly Grant[] = [
  {
    account: 5,
    app: 1005,
    pages: { 'dashboard@monitor': 'view', 'campaigninfo@monitor': 'view', 'campaign@manage': 'view' },
    flags: { pay: false, retention: false, natural: false, top: true, order: false, event: false },
  },
];
