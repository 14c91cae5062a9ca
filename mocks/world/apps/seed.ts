import { hash } from '../random.ts';
import { platforms, type AppRecord, type Platform } from './app.ts';

const key = (id: number, length: number, name: string) =>
  Array.from({ length: length / 8 }, (_, index) => hash('app', id, name, index).toString(16).padStart(8, '0')).join('');

/** What an app is known by where its code runs. */
export const keysFor = (id: number) => ({ appkey: key(id, 32, 'key'), secret: key(id, 32, 'secret') });

function app(id: number, name: string, platform: Platform, size: number, more: Partial<AppRecord> = {}): AppRecord {
  return {
    id,
    name,
    platform,
    ...keysFor(id),
    owner: 1,
    createdOn: '2023-11-06',
    onlineOn: '2023-12-18',
    industry: 'game',
    isExpired: false,
    isExhausted: false,
    packageEndsOn: '2027-08-31',
    isDebug: false,
    isDisabled: false,
    isFrequent: false,
    size,
    ...more,
  };
}

/** The apps of the main account, then those of the others. */
export const demoApps: readonly AppRecord[] = [
  app(1001, '星海远征', 'iOS', 1, { isFrequent: true }),
  app(1002, '星海远征', 'Android', 1.6, { isFrequent: true }),
  app(1003, '星海远征', 'Harmony', 0.5),
  app(1004, '云岫快读', 'quickApp', 0.3, { industry: 'reading' }),
  app(1005, '星海远征预约站', 'H5', 0.8, { isFrequent: true }),
  app(1006, '星海商城', 'wx', 0.6, { industry: 'shop' }),
  app(1007, '星海小冲刺', 'wg', 0.9),
  app(1008, '星海小冲刺', 'dg', 0.7),
  app(1009, '星海自建站', 'selfBuilt', 0.2),
  app(1010, '旧日边境', 'iOS', 0.1, { isExpired: true, packageEndsOn: '2026-06-30' }),
  app(1011, '拾光记账', 'Android', 0.15, { isExhausted: true, packageEndsOn: '2026-11-09', industry: 'tool' }),
  app(1012, '接入调试', 'Android', 0.01, { isDebug: true, onlineOn: null }),
  app(1101, '青禾阅读', 'Android', 0.4, { owner: 11, industry: 'reading', isFrequent: true }),
  app(1102, '青禾小说', 'wx', 0.3, { owner: 11, industry: 'reading' }),
  app(1103, '青禾有声', 'H5', 0, { owner: 11, industry: 'reading', createdOn: '2026-11-02', onlineOn: null }),
  app(1201, '拾光课堂', 'iOS', 0.3, { owner: 12, industry: 'education', isFrequent: true }),
];

/** As many apps as a large agency has, after those that everybody has. */
export function manyApps(count: number, hasLongNames: boolean): AppRecord[] {
  return Array.from({ length: Math.max(0, count - demoApps.length) }, (_, index) => {
    const name = `代理应用 ${index + 1}`;
    const platform = platforms[index % platforms.length] ?? 'iOS';
    // Only the first ones have data, because sums over the whole account would take a minute otherwise.
    const size = index < 20 ? 0.05 : 0;
    return app(20_001 + index, hasLongNames && index % 40 === 0 ? name.padEnd(200, '·很长的应用名称') : name, platform, size);
  });
}
