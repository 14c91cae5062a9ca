import { useMemo } from 'react';
import { useWords } from '#design-system';
import { medianOf, type Buckets, type Counts } from './buckets.ts';
import { durationWords } from './words.ts';

/** Lengths of time as people say them: 3 分 42 秒. */
export function useDurations() {
  const t = useWords(durationWords);
  return useMemo(() => {
    /** From ten minutes on seconds say nothing. */
    const timeText = (seconds: number): string => {
      const whole = Math.round(seconds);
      if (whole < 60) return t.seconds(whole);
      if (whole >= 600 && whole < 3600) return t.wholeMinutes(Math.round(whole / 60));
      if (whole < 3600) return t.minutes(Math.floor(whole / 60), whole % 60);
      if (whole >= 86_400) return t.days(Math.floor(whole / 86_400), Math.round((whole % 86_400) / 3600));
      return t.hours(Math.floor(whole / 3600), Math.floor((whole % 3600) / 60));
    };
    /** The edge of a bucket: 2 分, where a length of time is 2 分 00 秒. */
    const edgeText = (seconds: number): string => {
      if (seconds >= 3600 && seconds < 86_400 && seconds % 3600 === 0) return t.wholeHours(seconds / 3600);
      return seconds >= 60 && seconds < 3600 && seconds % 60 === 0 ? t.wholeMinutes(seconds / 60) : timeText(seconds);
    };
    const medianText = (buckets: Buckets, counts: Counts): string => {
      const median = medianOf(buckets, counts);
      return median === null ? '–' : timeText(median);
    };
    return { timeText, edgeText, medianText };
  }, [t]);
}
