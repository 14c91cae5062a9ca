import { useQuery } from '@tanstack/react-query';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import { apps } from '../../api/apps/apps.ts';

/**
 * What a day of retention is in an app: the service counts by its setting. While that loads it is a day of the calendar, as in every app at
 * first. Where it does not load that is said; the head of the report, which has its window from the same call, offers to try again.
 */
export function useRetentionDay(app: number): string {
  const t = useWords(words);
  const { data, error } = useQuery(apps.one({ id: app }));
  return t[data?.retentionRule ?? (error && !data ? 'unknown' : 'calendar')];
}

const words = bilingual({
  calendar: ['自然日', 'calendar day'],
  hours: ['满 24 小时', '24-hour day'],
  unknown: ['统计日（未取到是自然日还是满 24 小时）', 'day (calendar or 24-hour, not loaded)'],
});
