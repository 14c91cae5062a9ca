import { dayCount, isDay, type Day } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';

/** How an app is doing. The first that is true names it. */
export const states = ['expired', 'stopped', 'flowSpent', 'waiting', 'ending', 'running'] as const;
export type AppState = (typeof states)[number];

/** */
const soon = 30;

/** Days that are left, today not counted; null where nothing ends. */
export function daysLeft({ expiresOn }: Pick<App, 'expiresOn'>, today: Day): number | null {
  return isDay(expiresOn) ? dayCount({ start: today, end: expiresOn }) - 1 : null;
}

export function stateOf(app: App, today: Day): AppState {
  if (app.isExpired) return 'expired';
  if (!app.isEnabled) return 'stopped';
  if (app.isFlowSpent) return 'flowSpent';
  if (app.onlineOn === null) return 'waiting';
  const left = daysLeft(app, today);
  return left !== null && left <= soon ? 'ending' : 'running';
}

/** Somebody has to do something about these. */
export const needsCare = (state: AppState) => state === 'flowSpent' || state === 'ending' || state === 'waiting';
