import { useCallback } from 'react';
import { bilingual, errorNumber, useWords } from '#design-system';
import { ApiError, isOutcomeUnknown, isSafeToRepeat, serviceMessageOf } from '#app/api/client/error.ts';
import { failureWords } from '#app/lib/failures/words.ts';

/** What `explainError` needs to know of a language. */
export interface FailureWords {
  failed: string;
  unknown: string;
  unknownButSafe: string;
  unsent: string;
  session: string;
  preview: string;
  lacking: string;
  unreadable: string;
  withCode: (sentence: string, code: number | undefined) => string;
}

/**
 * A failure in words for people: what the service said, with its code; else what happened and what to do next. `failed` says what was not
 * done, where the service says nothing; `unanswered` what is said of an act that leaves nothing behind, such as a sign-in, where no answer came.
 * An error's own message is for developers.
 */
export function explainError(t: FailureWords, error: unknown, failed = t.failed, unanswered?: string): string {
  if (!(error instanceof ApiError)) return failed;
  if (isOutcomeUnknown(error)) {
    // The write may have taken effect, so the message must not deny it.
    if (unanswered === undefined) return isSafeToRepeat(error) ? t.unknownButSafe : t.unknown;
    return error.trouble === 'malformed' ? t.unreadable : unanswered;
  }
  if (error.trouble === 'unsent') return t.unsent;
  if (error.trouble === 'session') return t.session;
  if (error.trouble === 'preview') return t.preview;
  if (error.trouble === 'lacking') return t.lacking;
  return t.withCode(serviceMessageOf(error) ?? failed, errorNumber(error));
}

export function useExplainError() {
  const t = useWords(words);
  return useCallback((error: unknown, failed?: string, unanswered?: string) => explainError(t, error, failed, unanswered), [t]);
}

export const words = bilingual({
  failed: ['操作没有成功，请稍后重试', "That didn't work. Try again in a moment"],
  unknown: [
    '没有收到结果，可能已经生效。再试一次可能会重复执行：页面会重新查询，先核对',
    'No answer arrived; it may have worked. Trying again could do it twice: the page is being refreshed, so check it first',
  ],
  unknownButSafe: [
    '没有收到结果，可能已经生效。可以再试一次，不会重复执行',
    'No answer arrived; it may have worked. It’s safe to try again: nothing is done twice',
  ],
  unsent: ['网络已断开，没有发送。联网后请再操作一次', 'You’re offline, so nothing was sent. Try again once you’re back online'],
  session: ['登录已失效，请重新登录', 'Your session has ended. Sign in again'],
  preview: ['预览时不能修改，没有发送任何内容', 'A preview is read-only. Nothing was sent'],
  lacking: ['你的服务没有提供这项功能，没有修改任何内容', 'Your service doesn’t offer this. Nothing was changed'],
  unreadable: failureWords.unreadable,
  withCode: failureWords.withCode,
});
