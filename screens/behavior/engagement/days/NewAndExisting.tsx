import { Route } from 'lucide-react';
import { ChartPanel, figureText, IconButton, TrendChart, useProvenaLocale, useWords, type ChartForm, type Dataset } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { countedDays, fullDays, headlineOf, partsOf, type Headline, type KnownDays } from '../figures.ts';
import { headlineNames, words } from '../words.ts';

interface NewAndExistingProps {
  now: Engagement;
  previous: Engagement | undefined;
  known: KnownDays;
  form: { form: ChartForm; onFormChange: (form: ChartForm) => void };
  onExplain: (figure: Headline) => void;
}

type Day = Engagement['days'][number];

/** DAU in two parts: who installed on the day, and who had before. People of days do not add up, so the two stand beside each other. */
export function NewAndExisting({ now: { days, fetchedAt }, previous, known, form, onExplain }: NewAndExistingProps) {
  const t = useWords(words);
  const names = useWords(headlineNames);
  const locale = useProvenaLocale();
  const counted = countedDays(days, previous?.days, known);
  const last = fullDays(days, known.today).findLast(({ day }) => known.isReceived(day));
  const before = days.map((_, index) => previous?.days[index]);
  const seriesOf = (part: 'fresh' | 'existing') => ({
    values: days.map((day) => partsIn(day)[part]),
    ...(previous && { previous: before.map((day) => (day ? partsIn(day)[part] : null)) }),
  });
  const data: Dataset = {
    measure: t.dau,
    dimension: t.date,
    seriesDimension: t.since,
    isAdditive: false,
    points: days.map(({ day }, index) => {
      const twin = before[index]?.day;
      return {
        label: day.slice(5),
        days: { from: day, to: day },
        ...(twin !== undefined && { comparedDays: { from: twin, to: twin } }),
        ...(day === known.today && { until: fetchedAt.slice(11, 16) }),
      };
    }),
    series: [
      { key: 'new', name: t.newUsers, ...seriesOf('fresh'), colour: 1 },
      { key: 'existing', name: t.existingUsers, ...seriesOf('existing'), colour: 'tint' },
    ],
  };
  const count = (value: number) => figureText(value, locale);
  const shareIn = (some: readonly Day[]) => figureText(headlineOf('newShare', some), locale, { kind: 'percent', decimals: 1 });
  const share = counted.before.length ? t.sharePreviously(shareIn(counted.days), shareIn(counted.before)) : shareIn(counted.days);
  return (
    <ChartPanel
      title={t.newAndExisting}
      note={t.newAndExistingNote}
      {...form}
      actions={<IconButton size="sm" icon={Route} label={t.why(names.newShare)} onPress={() => onExplain('newShare')} />}
    >
      <TrendChart
        data={data}
        kind="column"
        height={260}
        {...(last && {
          sentence: t.newSentence(last.day.slice(5), count(partsIn(last).fresh), count(partsIn(last).existing), counted.days.length, share),
        })}
      />
    </ChartPanel>
  );
}

function partsIn(day: Day) {
  const [fresh, all] = partsOf.newShare(day);
  return { fresh, existing: all - fresh };
}
