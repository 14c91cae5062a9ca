import { Route } from 'lucide-react';
import { ChartPanel, IconButton, TrendChart, useWords, type ChartForm } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import type { Headline, KnownDays } from '../figures.ts';
import { headlineNames, words } from '../words.ts';
import { minutesCourse } from './minutesCourse.ts';

interface MinutesPerUserProps {
  now: Engagement;
  previous: Engagement | undefined;
  known: KnownDays;
  form: { form: ChartForm; onFormChange: (form: ChartForm) => void };
  onExplain: (figure: Headline) => void;
}

/** How long a user stays, day by day. */
export function MinutesPerUser({ now, previous, known, form, onExplain }: MinutesPerUserProps) {
  const t = useWords(words);
  const name = useWords(headlineNames).minutesPerUser;
  return (
    <ChartPanel
      title={name}
      note={t.minutesNote}
      {...form}
      actions={<IconButton size="sm" icon={Route} label={t.why(name)} onPress={() => onExplain('minutesPerUser')} />}
    >
      <TrendChart data={minutesCourse(now.days, previous?.days, known, { measure: name, dimension: t.date })} kind="line" height={260} />
    </ChartPanel>
  );
}
