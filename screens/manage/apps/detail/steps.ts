import type { Platform } from '#app/api/apps/shapes.ts';

/** The way from nothing to data, in this order. */
export const steps = ['basic', 'guide', 'debug', 'audit', 'done'] as const;
export type AppStep = (typeof steps)[number];

/** `guide`, or `2` as older links have it. Anything else begins at the beginning. */
export function stepIn(text: string | null): AppStep {
  return steps.find((step, index) => step === text || String(index + 1) === text) ?? 'basic';
}

/** Pages have the tracking script, apps an SDK. */
export const isPage = (platform: Platform) => platform === 'H5' || platform === 'selfBuilt';

export const addressOf = (step: AppStep, id: number) => `/manage/appDetail?step=${step}&id=${id}`;
