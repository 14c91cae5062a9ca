import type { LogEntry } from './logs.ts';

/** A log of which nothing is known but what is given. */
export const sampleEntry = (known: Partial<LogEntry> = {}): LogEntry => ({
  id: '1',
  at: '2026-11-20 10:00:00',
  kind: 'event',
  event: null,
  result: 'fine',
  channel: null,
  campaign: null,
  campaignName: null,
  proof: null,
  amount: null,
  reason: null,
  values: {},
  mendedAt: null,
  payload: null,
  ...known,
});
