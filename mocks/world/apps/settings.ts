import { share } from '../random.ts';
import { part } from '../state/part.ts';
import type { World } from '../world.ts';
import type { AppRecord, Platform } from './app.ts';

/** What is set for an app besides what lists show. */
export interface AppSettings {
  app: number;
  identifier: string | null;
  storeUrl: string | null;
  timeZone: string;
  currency: string;
  deepLink: string | null;
  clickWindow: number;
  viewWindow: number;
  isProtected: boolean;
  /** Of the calendar where nobody has chosen. */
  retentionRule?: 'calendar' | 'hours';
  /** The reminder that the app is not online is switched off. */
  isSilenced: boolean;
}

const settingsOf = part((world) =>
  world.store.collection<AppSettings>(
    'app settings',
    () => [],
    ({ app }) => app,
  ),
);

/** The saved settings, or the defaults. */
export const settingsFor = (world: World, app: AppRecord): AppSettings => settingsOf(world).find(app.id) ?? initial(app);

export const set = (world: World, app: AppRecord, change: Partial<AppSettings>) =>
  settingsOf(world).put({ ...settingsFor(world, app), ...change });

const applets: Partial<Record<Platform, string>> = { wx: 'wx', wg: 'wx', dg: 'tt' };

function initial(app: AppRecord): AppSettings {
  const { id, platform, appkey, onlineOn } = app;
  const prefix = applets[platform];
  const isPackage = ['iOS', 'Android', 'Harmony', 'quickApp'].includes(platform);
  return {
    app: id,
    identifier: isPackage ? `test.provena.app${id}` : prefix ? `${prefix}${appkey.slice(0, 16)}` : null,
    storeUrl: onlineOn === null ? null : storeOf(platform, id),
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    deepLink: isPackage && share('deep link', id) < 0.7 ? `provena${id}://open` : null,
    clickWindow: 7,
    viewWindow: 1,
    isProtected: id % 2 === 1,
    isSilenced: false,
  };
}

const storeOf = (platform: Platform, id: number): string | null => {
  switch (platform) {
    case 'iOS':
      return `https://apps.example/app/id16${id}0417`;
    case 'Android':
    case 'Harmony':
      return `https://store.example/detail?id=test.provena.app${id}`;
    case 'H5':
    case 'selfBuilt':
      return `https://h5.provena.test/${id}/`;
    default:
      return null;
  }
};
