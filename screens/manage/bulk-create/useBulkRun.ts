import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorNumber, toasts, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { isOutcomeUnknown, serviceMessageOf } from '#app/api/client/error.ts';
import { clientOf } from '#app/api/client/queryClient.ts';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { passedBefore, withAnswers, withResult, type Outcomes, type Result } from './rows/outcomes.ts';
import type { SheetRow } from './rows/sheetRow.ts';
import { words } from './words.ts';

/** As many as one call takes: small enough that its answer comes soon, and that little is unknown where it is lost. */
const perCall = 100;

interface BulkRunOptions {
  /** All of the sheet. */
  rows: readonly SheetRow[];
  outcomes: Outcomes;
  onChange: (outcomes: Outcomes) => void;
  settings: string;
}

export interface BulkRun {
  /** Nothing happens while another run is under way, so a double press sends once. */
  run: (rows: readonly SheetRow[], isTrial: boolean) => Promise<void>;
  /** Null where none is under way. */
  progress: { done: number; all: number } | null;
  stop: () => void;
}

/**
 * Sends rows in parts, one after the other. A row is marked as sent before it is: where the answer is lost, or the page is closed, it is
 * known that it may exist, and its key keeps it from being made twice.
 */
export function useBulkRun({ rows: all, outcomes, onChange, settings }: BulkRunOptions): BulkRun {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const explain = useExplainError();
  const [progress, setProgress] = useState<BulkRun['progress']>(null);
  const isUnderWay = useRef(false);
  const isStopped = useRef(false);

  const run = async (rows: readonly SheetRow[], isTrial: boolean) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isStopped.current = false;
    let now = outcomes;
    const show = (next: Outcomes) => {
      now = next;
      onChange(next);
    };
    for (let from = 0; from < rows.length && !isStopped.current; from += perCall) {
      setProgress({ done: from, all: rows.length });
      const part = rows.slice(from, from + perCall);
      const before = now;
      if (!isTrial) show(withResult(now, part, { is: 'unknown' }));
      try {
        const drafts = part.flatMap(({ draft }) => (draft ? [draft] : []));
        const ahead = isTrial ? passedBefore(all, part, now, settings) : [];
        const body = { rows: drafts, keys: part.map(({ key }) => key), isTrial, ahead };
        const answers = await clientOf(cache).send(campaigns.createMany, { app, body });
        show(withAnswers(now, part, answers, { settings, isTrial }));
      } catch (error) {
        if (isTrial) show(before);
        else if (!isOutcomeUnknown(error)) show(withResult(now, part, failureOf(error)));
        // The general words for a lost answer warn of a second try; here its keys make nothing twice.
        if (isOutcomeUnknown(error)) toasts.show({ kind: 'bad', title: isTrial ? t.runFailed : t.answerLost });
        else toasts.show({ kind: 'bad', title: explain(error, t.runFailed) });
        break;
      }
    }
    setProgress(null);
    isUnderWay.current = false;
    if (!isTrial) await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'campaigns' || queryKey[0] === 'channels' });
  };

  return {
    run,
    progress,
    stop: () => {
      isStopped.current = true;
    },
  };
}

const failureOf = (error: unknown): Result => ({
  is: 'failed',
  code: errorNumber(error) ?? null,
  message: serviceMessageOf(error) ?? null,
});
