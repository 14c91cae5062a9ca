import type { DataFlag } from '#app/api/reports/shapes.ts';

export type Flags = Readonly<Record<DataFlag, boolean>>;

/** An account that can sign in. Each call decides which fields the console gets. */
export interface Account {
  id: number;
  email: string;
  password: string;
  name: string;
  phone: string;
  /** 0 main account, 1 manager, 2 app manager, 3 and 4 custom, 5 channel (SPEC section 6). */
  category: number;
  roleId: number;
  roleName: string;
  /** -3 is registered and not active, 1 in use, 0 disabled. */
  status: number;
  isActivated: boolean;
  isSuperUser: boolean;
  isChannelPerson: boolean;
  isDemo: boolean;
  /** The main account above it; its own id for a main account. */
  root: number;
  company: string;
  avatar: string;
  isPaid: boolean;
  planEndsOn: string;
  invitedOn: string;
  /** The apps that it may open. Null is all apps of its main account. */
  apps: readonly number[] | null;
  /** The channels whose numbers a channel person sees. Null is all. */
  channels: readonly number[] | null;
  /** Those of its role. What it was given for one app comes before them (see `rightsIn`). */
  flags: Flags;
  mayManageAdAccounts: boolean;
  mayCreateApps: boolean;
  /** What is hidden for H5 is not hidden for it. */
  isSpecialOnH5: boolean;
}

export interface Session {
  /** Its digest. */
  token: string;
  account: number;
  since: string;
}
