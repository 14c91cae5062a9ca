import type { AppDetail, Platform } from '#app/api/apps/shapes.ts';
import { config } from '#app/lib/config/current.ts';
import type { Industry } from '#screens/kit/apps/words.ts';

const usualCurrency = 'CNY';

/** What can be typed about an app. */
export interface AppValues {
  name: string;
  platform: Platform | null;
  industry: Industry | null;
  identifier: string;
  storeUrl: string;
  deepLink: string;
  timeZone: string;
  currency: string;
  clickWindow: number | null;
  viewWindow: number | null;
  isProtected: boolean;
}

export const newValues = (): AppValues => ({
  name: '',
  platform: null,
  industry: null,
  identifier: '',
  storeUrl: '',
  deepLink: '',
  timeZone: config().timeZone,
  currency: usualCurrency,
  clickWindow: 7,
  viewWindow: 1,
  isProtected: true,
});

export const valuesOf = (app: AppDetail): AppValues => ({
  name: app.name,
  platform: app.platform,
  industry: app.industry,
  identifier: app.identifier ?? '',
  storeUrl: app.storeUrl ?? '',
  deepLink: app.deepLink ?? '',
  timeZone: app.timeZone ?? config().timeZone,
  currency: app.currency ?? usualCurrency,
  clickWindow: app.clickWindow,
  viewWindow: app.viewWindow,
  isProtected: app.isProtected ?? false,
});

/** An empty field is one without a value. */
export const written = (text: string) => text.trim() || null;

export const longestName = 40;
export const currencies = ['CNY', 'HKD', 'USD', 'EUR', 'GBP', 'JPY', 'KRW', 'SGD'];

/** What an app of a platform has besides a name. */
export const hasIdentifier = (platform: Platform | null) => platform !== 'H5' && platform !== 'selfBuilt';
export const isApplet = (platform: Platform | null) => platform === 'wx' || platform === 'wg' || platform === 'dg';
export const isNative = (platform: Platform | null) => platform === 'iOS' || platform === 'Android' || platform === 'Harmony';
