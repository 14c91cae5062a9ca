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
