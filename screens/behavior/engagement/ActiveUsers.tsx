import { Route } from 'lucide-react';
import { ChartPanel, figureText, IconButton, TrendChart, useProvenaLocale, useWords, type Dataset, type ChartForm } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { fullDays, reachOf, type Headline, type KnownDays } from './figures.ts';
import { headlineNames, words } from './words.ts';

interface ActiveUsersProps {
  now: Engagement;
  previous: Engagement | undefined;
  known: KnownDays;
  form: { form: ChartForm; onFormChange: (form: ChartForm) => void };
  onExplain: (figure: Headline) => void;
}

/** DAU beside those of the last seven and thirty days. Each is a count of people, so the three stand side by side and nothing is added up. */
export function ActiveUsers({ now, previous, known: { today, isReceived }, form, onExplain }: ActiveUsersProps) {
  const t = useWords(words);
  const names = useWords(headlineNames);
  const locale = useProvenaLocale();
  const { days } = now;
  const last = fullDays(days, today).findLast(({ day }) => isReceived(day));
  const until = now.fetchedAt.slice(11, 16);
  const data: Dataset = {
    measure: t.active,
    dimension: t.date,
    seriesDimension: t.kind,
    isAdditive: false,
    points: days.map(({ day }, index) => {
      const before = previous?.days[index]?.day;
      return {
        label: day.slice(5),
        days: { from: day, to: day },
        ...(before !== undefined && { comparedDays: { from: before, to: before } }),
        ...(day === today && { until }),
      };
    }),
    series: [
      {
        key: 'dau',
        name: t.dau,
        values: days.map(({ dau }) => dau),
        colour: 1,
        ...(previous && { previous: days.map((_, index) => previous.days[index]?.dau ?? null) }),
      },
      { key: 'wau', name: t.wau, values: days.map(({ wau }) => wau), colour: 2, reach: reachOf.wau },
      { key: 'mau', name: t.mau, values: days.map(({ mau }) => mau), colour: 3, reach: reachOf.mau },
    ],
  };
  const count = (value: number) => figureText(value, locale);
  return (
    <ChartPanel
      title={t.active}
      note={t.activeNote}
      {...form}
      actions={<IconButton size="sm" icon={Route} label={t.why(names.dau)} onPress={() => onExplain('dau')} />}
    >
      <TrendChart
        data={data}
        kind="line"
        height={260}
        {...(last && {
          sentence: t.activeSentence(
            last.day.slice(5),
            count(last.dau),
            count(last.wau),
            count(last.mau),
            figureText(last.mau ? last.dau / last.mau : null, locale, { kind: 'percent', decimals: 1 }),
          ),
        })}
      />
    </ChartPanel>
  );
}
