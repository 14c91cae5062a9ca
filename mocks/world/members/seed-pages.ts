import { platforms, type Platform } from '../apps/app.ts';
import type { Service } from '#app/api/services/shapes.ts';

export interface Page {
  key: string;
  /** Where it is in the menu of an app; settings are about no app. */
  platforms: readonly Platform[];
  service?: Service;
  isSetting?: boolean;
  /** Shown instead of this page where its service is not active. Both need the same right (C-09). */
  isFallbackOf?: string;
}

const apps: readonly Platform[] = ['iOS', 'Android', 'Harmony', 'quickApp'];
const ios: readonly Platform[] = ['iOS'];

const page = (key: string, on: readonly Platform[], more: Partial<Page> = {}): Page => ({ key, platforms: on, ...more });
const setting = (key: string): Page => page(key, [], { isSetting: true });
const fallback = (key: string, isFallbackOf: string): Page => page(key, [], { isFallbackOf });

/** The pages that are gated, in the order of the menu, then the settings and the fallbacks. */
export const pages: readonly Page[] = [
  page('dashboard@monitor', platforms),
  page('campaigninfo@monitor', platforms),
  // The menu of H5 has it; what hides it there again is a rule of the console (C-01).
  page('advertisinginfo@monitor', [...apps, 'H5'], { service: 'adDetails' }),
  page('keyword@monitor', apps),
  page('remarketing@monitor', ['iOS', 'Android', 'Harmony'], { service: 'arouse' }),
  page('effectevaluate@monitor', apps),
  page('roi@monitor', apps),
  page('asacampaigninfo@monitor', ios),
  page('userengagement@behavioranalysis', [...apps, 'H5']),
  page('Eventfunnel@behavioranalysis', [...apps, 'selfBuilt']),
  page('Terminalproperties@behavioranalysis', apps),
  page('useroverview@userlifecycle', apps),
  page('channeloverview@userlifecycle', apps),
  page('refluxanalysis@userlifecycle', apps, { service: 'analysis' }),
  page('campaign@manage', platforms),
  page('campgroup@manage', apps),
  page('dataexport@dataservice', platforms),
  page('reportdownload@dataservice', [...apps, 'wx', 'wg', 'dg']),
  page('logquery@dataservice', [...apps, 'H5']),
  page('channelmanage@config', apps),
  page('systemparam@config', apps),
  page('adsenseinfo@trafficmonetization', apps, { service: 'cashFlow' }),
  page('admobinfo@trafficmonetization', apps, { service: 'cashFlow' }),
  page('fake@anticheatposition', apps, { service: 'fake' }),
  page('IndicatorDetails@anticheatposition', apps, { service: 'fake' }),
  page('akandetails@skadnetwok', ios),
  page('akanconfig@skadnetwok', ios),
  setting('auth@manage'),
  setting('channel@manage'),
  setting('customchannel@manage'),
  setting('deviceManage@manage'),
  setting('dataCallback@manage'),
  fallback('advertisinginfoer@monitor', 'advertisinginfo@monitor'),
  fallback('remarking@monitor', 'remarketing@monitor'),
  fallback('backanalysis@userlifecycle', 'refluxanalysis@userlifecycle'),
  fallback('trafficmonetizationper@trafficmonetization', 'adsenseinfo@trafficmonetization'),
  fallback('anticheatpositioner@anticheatposition', 'fake@anticheatposition'),
];

/** The pages that a role can be given: fallbacks follow theirs. */
export const grantable = pages.filter(({ isFallbackOf }) => isFallbackOf === undefined);

export const menusOf = (platform: Platform) => pages.filter((one) => one.platforms.includes(platform)).map(({ key }) => key);
