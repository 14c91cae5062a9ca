import type { Platform } from '#app/api/apps/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';

interface Keys {
  /** What leads to the next, from the first touch on. */
  path: readonly MetricId[];
  beside: readonly MetricId[];
  /** Of today, as it comes in. */
  live: readonly MetricId[];
}

const native: Keys = {
  path: ['uniqueClicks', 'installs', 'registrations', 'newPayers'],
  beside: ['income', 'retention1', 'cost', 'active', 'payers', 'orders', 'logins', 'clicks'],
  live: ['clicks', 'duplicateClicks', 'installs', 'active', 'registrations', 'income'],
};

/** A page is not installed: it is opened (R-141: nor is retention known). Those who open it came on earlier days, too: they are no step after a click. */
const web: Keys = {
  path: ['uniqueClicks', 'registrations'],
  beside: ['active', 'payers', 'income', 'orders', 'logins', 'cost', 'clicks'],
  live: ['clicks', 'active', 'registrations', 'logins', 'orders', 'income'],
};

const miniProgram: Keys = {
  path: ['uniqueClicks', 'installs', 'registrations'],
  beside: ['active', 'income', 'payers', 'retention1', 'orders', 'logins', 'cost'],
  live: ['clicks', 'installs', 'active', 'logins', 'registrations', 'income'],
};

/** The figures of an overview, by kind of platform. */
export function keysOf(platform: Platform): Keys {
  if (platform === 'H5' || platform === 'selfBuilt') return web;
  return platform === 'wx' || platform === 'wg' || platform === 'dg' ? miniProgram : native;
}
