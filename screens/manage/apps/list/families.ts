import type { App, AppLists, Platform } from '#app/api/apps/shapes.ts';

/** Platforms as they are looked for: games of two hosts are games. */
export const families = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'programs', 'games', 'selfBuilt'] as const;
export type Family = (typeof families)[number];

const familyNames: Partial<Record<Platform, Family>> = { wx: 'programs', wg: 'games', dg: 'games' };

export const familyOf = ({ platform }: Pick<App, 'platform'>): Family =>
  familyNames[platform] ?? families.find((family) => family === platform) ?? 'iOS';

/** An app as it is listed: whether it is used often is known of the list, not of the app. */
export interface ListedApp extends App {
  isFrequent: boolean;
}

/** Those that are used often stand first. Debug apps are in no list. */
export function listed({ frequent, all }: AppLists): readonly ListedApp[] {
  const first = new Set(frequent.map(({ id }) => id));
  const shown = all.filter(({ isDebug }) => !isDebug).map((app) => Object.assign({ isFrequent: first.has(app.id) }, app));
  return [...shown.filter(({ isFrequent }) => isFrequent), ...shown.filter(({ isFrequent }) => !isFrequent)];
}
