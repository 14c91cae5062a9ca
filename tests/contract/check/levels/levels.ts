import { rights } from '#app/api/account/rights.ts';
import { session } from '#app/api/account/session.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { apps } from '#app/api/apps/apps.ts';
import { columns } from '#app/api/campaigns/columns.ts';
import { channels } from '#app/api/channels/channels.ts';
import type { Declared } from '#app/api/contract.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { notices } from '#app/api/notices/notices.ts';
import { reports } from '#app/api/reports/reports.ts';

/** The steps by which a back end grows. Each is of use without the next. */
export const levels = [1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];

export const levelTitles: Readonly<Record<Level, string>> = {
  1: 'somebody signs in and sees an overview',
  2: 'reports',
  3: 'management',
  4: 'calls of ours, which are optional',
};

/** A back end is complete without the calls of ours. */
export const lastRequired: Level = 3;

/** The overview of an app sends these in addition to the shell. The journey `firstCalls.test.ts` compares this list with a browser. */
const ofOverview: readonly Pick<Endpoint, 'call'>[] = [
  rights.menus,
  notices.deployed,
  adAccounts.media,
  apps.one,
  channels.inUse,
  columns.all,
  columns.chosen,
  reports.banner,
  reports.rows,
  reports.retention,
  reports.gaps,
];
const overviewCalls = new Set(ofOverview.map(({ call }) => call));

/** Domains that answer reports, and the names for their filters and columns. */
const ofReports = /^(reports|reportFilters|columns|channels|campaignChoices|asaChoices|exports)\./;

/** The first level that needs a call. */
export function levelOf({ name, endpoint }: Declared): Level {
  const { call, kind, isOurs, isShell } = endpoint;
  if (isOurs) return 4;
  if (call === session.login.call || overviewCalls.has(call) || (isShell && kind === 'query')) return 1;
  return ofReports.test(name) ? 2 : 3;
}

export const isLevel = (value: number): value is Level => levels.some((level) => level === value);
