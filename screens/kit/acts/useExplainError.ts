import { useCallback } from 'react';
import { bilingual, useWords } from '#design-system';
import { ApiError, isOutcomeUnknown, serviceMessageOf } from '#app/api/client/error.ts';

/** What `explainError` needs to know of a language. */
export interface FailureWords {
  failed: string;
  unknown: string;
  unsent: string;
  session: string;
  preview: string;
  lacking: string;
  withCode: (sentence: string, code: number | null) => string;
}

/**
 * A failure in words for people: what the service said, with its code; else what happened and what to do next. `failed` says what was not
 * done, where the service says nothing. An error's own message is for developers.
 */
export function explainError(t: FailureWords, error: unknown, failed = t.failed): string {
  if (!(error instanceof ApiError)) return failed;
  // The write may have taken effect: nobody may say that it has not.
  if (isOutcomeUnknown(error)) return t.unknown;
  if (error.trouble === 'unsent') return t.unsent;
  const code = error.code ?? error.status;
  if (error.trouble === 'session') return t.session;
  if (error.trouble === 'preview') return t.preview;
  if (error.trouble === 'lacking') return t.lacking;
  return t.withCode(serviceMessageOf(error) ?? failed, code);
}

export function useExplainError() {
  const t = useWords(words);
  return useCallback((error: unknown, failed?: string) => explainError(t, error, failed), [t]);
}

export const words = bilingual({
  failed: ['操作没有成功，请稍后重试', "That didn't work. Try again in a moment"],
  unknown: [
    '没有收到结果，可能已经生效。页面会重新查询，确认后再决定是否重试',
    'No answer arrived; it may have worked. The page is being refreshed: check it before you try again',
  ],
  unsent: ['网络已断开，没有发送。联网后请再操作一次', 'You’re offline, so nothing was sent. Try again once you’re back online'],
  session: ['登录已失效，请重新登录', 'Your session has ended. Sign in again'],
  preview: ['预览时不能修改，没有发送任何内容', 'A preview is read-only. Nothing was sent'],
  lacking: ['你的服务没有提供这项功能，没有修改任何内容', 'Your service doesn’t offer this. Nothing was changed'],
  withCode: [
    (sentence: string, code: number | null) => (code === null ? sentence : `${sentence}（${code}）`),
    (sentence: string, code: number | null) => (code === null ? sentence : `${sentence} (${code})`),
  ],
});
