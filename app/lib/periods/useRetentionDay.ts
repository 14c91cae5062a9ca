import { useQuery } from '@tanstack/react-query';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import { apps } from '../../api/apps/apps.ts';

/** What a day of retention is in an app: the service counts by its setting. Until that is known it is a day of the calendar, as in every app at first. */
export function useRetentionDay(app: number): string {
  const t = useWords(words);
  const { data } = useQuery(apps.one({ id: app }));
  return t[data?.retentionRule ?? 'calendar'];
}

const words = bilingual({
  calendar: ['自然日', 'calendar day'],
  hours: ['满 24 小时', '24-hour day'],
});
