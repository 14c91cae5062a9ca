import { account } from './account/account.ts';
import { flow } from './account/flow.ts';
import { registration } from './account/registration.ts';
import { rights } from './account/rights.ts';
import { session } from './account/session.ts';
import { adAccounts } from './ad-accounts/accounts.ts';
import { bindings } from './ad-accounts/media.ts';
import { apps } from './apps/apps.ts';
import { appChecks } from './apps/checks.ts';
import { debug } from './apps/debug.ts';
import { asa } from './asa.ts';
import { asaChoices } from './asaChoices.ts';
import { callbacks } from './callbacks.ts';
import { campaignChoices } from './campaigns/choices.ts';
import { columns } from './campaigns/columns.ts';
import { channels } from './channels/channels.ts';
import { customChannels } from './channels/custom.ts';
import type { Endpoint } from './declare/endpoint.ts';
import { devices } from './devices.ts';
import { exports } from './exports.ts';
import { members, roles } from './members/members.ts';
import { quotas } from './members/quotas.ts';
import { menu } from './menu.ts';
import { notices } from './notices/notices.ts';
import { reminders } from './notices/reminders.ts';
import { ours } from './ours/ours.ts';
import { reportFilters } from './reports/filters.ts';
import { reports } from './reports/reports.ts';
import { services } from './services/services.ts';
import { tracking } from './tracking/tracking.ts';
import { usage } from './tracking/usage.ts';

/** One call with its name in the code: `apps.all`, `bindings.baidu.create`. */
export interface Declared {
  readonly name: string;
  readonly endpoint: Endpoint;
}

interface Calls {
  readonly [name: string]: Endpoint | Calls;
}

const domains: Calls = {
  session,
  registration,
  account,
  flow,
  rights,
  services,
  apps,
  appChecks,
  debug,
  campaignChoices,
  columns,
  channels,
  customChannels,
  reports,
  reportFilters,
  exports,
  asa,
  asaChoices,
  devices,
  adAccounts,
  bindings,
  members,
  roles,
  quotas,
  callbacks,
  menu,
  notices,
  reminders,
  tracking,
  usage,
  ...ours,
};

const isEndpoint = (value: Endpoint | Calls): value is Endpoint => typeof value === 'function';

function flat(calls: Calls, prefix: string): Declared[] {
  return Object.entries(calls).flatMap(([key, value]) =>
    isEndpoint(value) ? [{ name: `${prefix}${key}`, endpoint: value }] : flat(value, `${prefix}${key}.`),
  );
}

/** Every call that the console can make. Mocks, OpenAPI and tests read this list and no other. */
export const contract: readonly Declared[] = flat(domains, '');
