import { addDays, isDay, type DayMark } from '#design-system';
import type { ValueMaps } from '#app/api/ours/apps/skan.ts';
import type { PostbackWindow } from '#app/lib/postbacks/postbackWindows.ts';

/** What is said of such days. */
export interface MixWords {
  mix: string;
  publishedOn: (version: number, day: string) => string;
}

/**
 * The install days whose window was open on the day that a new map went live: the values of some were set by the old one, of others by the new.
 * Of 2026-09-18 and the first window, those are 09-16 and 09-17. The first map of an app mixes with nothing.
 */
export function mixedDays({ live, past }: Pick<ValueMaps, 'live' | 'past'>, { opens, closes }: PostbackWindow, t: MixWords): DayMark[] {
  const versions = live ? [live, ...past] : past;
  return versions.flatMap(({ version, publishedOn }): DayMark[] => {
    if (!publishedOn || !isDay(publishedOn) || version === 1) return [];
    return [
      {
        from: addDays(publishedOn, -closes),
        to: addDays(publishedOn, -opens - 1),
        text: t.publishedOn(version, publishedOn),
        about: t.mix,
      },
    ];
  });
}
