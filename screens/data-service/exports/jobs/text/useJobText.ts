import { useCallback } from 'react';
import { useProvenaLocale, useWords, type Locale } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { jobWords } from '../../words.ts';
import { canSplit, daysOf } from '../nextStep.ts';
import { shortDay } from './shortDay.ts';
import { sizeText } from '#screens/kit/file-order/index.ts';

type Words = ReturnType<typeof useWords<typeof jobWords>>;

/** Missing days that are named one by one. */
const mostDays = 3;

/** What there is to know of a file in its state, in one sentence. */
export function useJobText(): (job: ExportJob) => string {
  const t = useWords(jobWords);
  const locale = useProvenaLocale();
  return useCallback((job) => textOf(job, t, locale), [t, locale]);
}

function textOf(job: ExportJob, t: Words, locale: Locale): string {
  const { rows, size, expiresOn, secondsLeft } = job;
  const dayText = (day: string) => shortDay(day, job.orderedAt, locale);
  switch (job.state) {
    case 'running': {
      const written = rows === null ? t.starting : t.written(rows);
      return secondsLeft === null ? written : `${written}${t.comma}${timeText(secondsLeft, t)}`;
    }
    case 'done':
      return [
        ...(rows === null ? [] : [t.rows(rows)]),
        ...(size === null ? [] : [sizeText(size)]),
        ...(expiresOn === null ? [] : [t.until(dayText(expiresOn))]),
      ].join(' · ');
    case 'partly':
      return t.missing(daysOf(job) - job.missing.length, daysOf(job), missingText(job.missing.map(dayText), t));
    case 'empty':
      return t.nothing;
    case 'failed':
      return canSplit(job) ? `${reasonText(job, t)}${t.comma}${t.canSplit}` : reasonText(job, t);
    case 'expired':
      return expiresOn === null ? t.goneLong : t.gone(dayText(expiresOn));
  }
}

const timeText = (seconds: number, t: Words) =>
  seconds < 100 ? t.secondsLeft(Math.ceil(seconds)) : t.minutesLeft(Math.ceil(seconds / 60));

function missingText(days: readonly string[], t: Words): string {
  const names = days.slice(0, mostDays).join(t.and);
  return days.length > mostDays ? t.andMore(names, days.length) : names;
}

function reasonText({ id, reason }: ExportJob, t: Words): string {
  if (reason === 'timeout') return t.timeout(id);
  if (reason === 'refused') return t.refused(id);
  return reason === 'tooManyRows' ? t.tooMany(id) : t.unknown(id);
}
