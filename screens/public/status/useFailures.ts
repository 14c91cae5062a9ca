import { useProvenaLocale, useWords } from '#design-system';
import type { Trouble } from '#app/api/client/error.ts';
import { accountTime } from '#app/lib/periods/accountTime.ts';
import type { FailedCall } from '#app/lib/status/failedCalls.ts';
import { troubleNames, words } from './words.ts';

/** A failed call as it is read. */
export interface Failure {
  key: string;
  time: string;
  call: string;
  trouble: string;
  code: string;
  duration: string;
  trace: string | null;
}

/** The failed calls in the language of the reader. */
export function useFailures(failed: readonly FailedCall[]): Failure[] {
  const [t, names] = [useWords(words), useWords(troubleNames)];
  const isEnglish = useProvenaLocale() === 'en';
  return failed.map(([at, call, trouble, code, duration, trace], index) => ({
    key: `${index} ${at}`,
    time: accountTime(at, { hasSeconds: true, isEnglish }),
    call,
    trouble: isTrouble(trouble) ? names[trouble] : trouble,
    code: code === null ? '–' : String(code),
    duration: t.milliseconds(duration),
    trace,
  }));
}

const isTrouble = (stored: string): stored is Trouble => Object.hasOwn(troubleNames, stored);
