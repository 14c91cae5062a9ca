import { useApp } from '#app/access/currentPage.ts';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { bodyTo, opposite, type Verb } from './change.ts';
import { useRefusals } from './useRefusals.ts';
import { useWritten } from './useWritten.ts';

/** One verb for many campaigns, and what takes it back: neither overwrites what somebody else has changed meanwhile. */
export function useVerbForMany(verb: Verb) {
  const app = useApp().id;
  const { back, after } = opposite[verb];
  const written = useWritten<Campaign, ResultOf<typeof ours.campaigns.change>>({
    refused: useRefusals(),
    writtenOf: (answer) => answer.written,
    after,
  });
  const call = ours.campaigns.change;
  return {
    call,
    inputOf: (rows: readonly Campaign[]) => ({ app, body: bodyTo(verb, rows) }),
    refused: written.refused,
    undo: {
      call,
      inputOf: (rows: readonly Campaign[]) => ({ app, body: bodyTo(back, rows.map(written.asWritten)) }),
      refused: written.notUndone,
    },
  };
}
