import type { Day } from '#design-system';
import type { App, AppLists, Platform } from '#app/api/apps/shapes.ts';
import { states, stateOf, type AppState } from '../state.ts';

/** Platforms as they are looked for: games of two hosts are games. */
export const families = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'programs', 'games', 'selfBuilt'] as const;
export type Family = (typeof families)[number];

const familyNames: Partial<Record<Platform, Family>> = { wx: 'programs', wg: 'games', dg: 'games' };

export const familyOf = ({ platform }: Pick<App, 'platform'>): Family =>
  familyNames[platform] ?? families.find((family) => family === platform) ?? 'iOS';

/** What of all apps is shown. */
export interface Narrowing {
  search: string;
  platform: Family | null;
  state: AppState | null;
  isFrequentOnly: boolean;
}

/** From an address. What is not understood narrows nothing. */
export function narrowingIn(search: URLSearchParams): Narrowing {
  return {
    search: search.get('search') ?? '',
    platform: families.find((family) => family === search.get('platform')) ?? null,
    state: states.find((state) => state === search.get('state')) ?? null,
    isFrequentOnly: search.get('frequent') === '1',
  };
}

/** Those that are used often stand first. Debug apps are in no list. */
export function listed({ frequent, all }: AppLists): readonly App[] {
  const first = new Set(frequent.map(({ id }) => id));
  const shown = all.filter(({ isDebug }) => !isDebug);
  return [...shown.filter(({ id }) => first.has(id)), ...shown.filter(({ id }) => !first.has(id))];
}

/** */
export function narrowed(apps: readonly App[], { search, platform, state }: Narrowing, today: Day): readonly App[] {
  const word = search.trim().toLowerCase();
  return apps.filter(
    (app) =>
      (word === '' || app.name.toLowerCase().includes(word) || app.appkey.toLowerCase().includes(word)) &&
      (platform === null || familyOf(app) === platform) &&
      (state === null || stateOf(app, today) === state),
  );
}
