import { useCallback } from 'react';
import { useWords } from '#design-system';
import { words } from './words.ts';

/** A time as people say it: 3 分 42 秒. From ten minutes on seconds say nothing. */
export function useTimeWords(): (seconds: number) => string {
  const t = useWords(words);
  return useCallback(
    (seconds) => {
      const whole = Math.round(seconds);
      if (whole < 60) return t.seconds(whole);
      if (whole >= 600 && whole < 3600) return t.wholeMinutes(Math.round(whole / 60));
      if (whole < 3600) return t.minutes(Math.floor(whole / 60), whole % 60);
      if (whole >= 86_400) return t.days(Math.floor(whole / 86_400), Math.round((whole % 86_400) / 3600));
      return t.hours(Math.floor(whole / 3600), Math.floor((whole % 3600) / 60));
    },
    [t],
  );
}

/** An edge of a stretch as people say it: 2 分, where a length of time is 2 分 00 秒. */
export function useEdgeWords(): (seconds: number) => string {
  const t = useWords(words);
  const time = useTimeWords();
  return useCallback(
    (seconds) => {
      if (seconds >= 3600 && seconds < 86_400 && seconds % 3600 === 0) return t.wholeHours(seconds / 3600);
      return seconds >= 60 && seconds < 3600 && seconds % 60 === 0 ? t.wholeMinutes(seconds / 60) : time(seconds);
    },
    [t, time],
  );
}
