import { useMemo } from 'react';
import { figureText, todayHere, TrendChart, useProvenaLocale, useWords } from '#design-system';
import type { FlowForecast } from '#app/api/ours/people/account.ts';
import { words } from '../words.ts';
import { courseOf } from './course.ts';

/** Used so far, the limit, and the two lines between which it will go on: never one false date. */
export function CourseChart({ forecast, limit }: { forecast: FlowForecast; limit: number }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const today = todayHere();
  const data = useMemo(
    () => courseOf(forecast, limit, today, { measure: t.soFar, day: t.day, used: t.soFar, earliest: t.earliest, latest: t.latest }),
    [forecast, limit, today, t],
  );
  const references = limit > 0 ? [{ value: limit, text: t.limit(figureText(limit, locale, { kind: 'compact' })) }] : [];
  return <TrendChart data={data} kind="line" references={references} height={230} />;
}
