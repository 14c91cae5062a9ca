import { useMemo } from 'react';
import { figureText, Stack, Text, TrendChart, useProvenaLocale, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { FlowForecast } from '#app/api/ours/people/account.ts';
import { words } from '../words.ts';
import { courseOf, shortDay } from './course.ts';

/** Used so far, the limit, the range in which the limit will be reached, and the day on which nothing is received any more. */
export function CourseChart({ forecast, limit }: { forecast: FlowForecast; limit: number }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const today = reportToday();
  const { earliest, latest, stopsOn } = forecast;
  const data = useMemo(
    () =>
      courseOf(forecast, limit, today, {
        measure: t.soFar,
        day: t.day,
        used: t.soFar,
        earliest: t.earliest,
        latest: t.latest,
        range: t.usedUp,
      }),
    [forecast, limit, today, t],
  );
  const now = data.points.findIndex(({ title }) => title === today);
  const used = data.series[0]?.values[now] ?? null;
  const stop = data.points.findIndex(({ title }) => title === stopsOn);
  const amount = figureText(limit, locale, { kind: 'compact', unit: 'K' });
  const sentence = earliest !== null && latest !== null ? t.outlook(earliest, latest, amount) : undefined;
  return (
    <Stack gap="2">
      <TrendChart
        data={data}
        kind="line"
        references={limit > 0 ? [{ value: limit, text: t.limit(amount) }] : []}
        annotations={[
          ...(used === null ? [] : [{ at: now, text: t.todayAt(figureText(used, locale, { kind: 'compact', unit: 'K' })), on: 'used' }]),
          ...(stop >= 0 ? [{ at: stop, text: t.stopsAt(shortDay(stopsOn ?? '', today)) }] : []),
        ]}
        height={230}
        {...(sentence !== undefined && { sentence })}
      />
      {sentence !== undefined && (
        <Text as="p" kind="caption" tone="secondary">
          {sentence}
        </Text>
      )}
    </Stack>
  );
}
