import { expect, test } from 'vitest';
import { plainOrder } from '#app/api/exports.ts';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { nextStep } from './nextStep.ts';

const job = (state: ExportJob['state'], from: string, to: string): ExportJob => ({
  id: 1,
  name: 'a',
  state,
  orderedBy: null,
  progress: null,
  rows: null,
  size: null,
  secondsLeft: null,
  missing: [],
  reason: null,
  orderedAt: '2026-11-20 10:00:00',
  doneAt: null,
  expiresOn: null,
  order: {
    ...plainOrder,
    report: 'campaigninfo',
    from,
    to,
    by: ['channel'],
    byDay: 'day',
    columns: ['clicks'],
    format: 'csv',
  },
});

test('a failed file is split where it is longer than a week, else generated again', () => {
  expect(nextStep(job('failed', '2026-11-01', '2026-11-19'))).toBe('split');
  expect(nextStep(job('failed', '2026-11-01', '2026-11-07'))).toBe('again');
  expect(nextStep(job('empty', '2026-11-01', '2026-11-07'))).toBe('newDates');
});

test('a refused file is not split: each part would be refused', () => {
  expect(nextStep({ ...job('failed', '2026-11-01', '2026-11-19'), reason: 'refused' })).toBe('again');
  expect(nextStep({ ...job('failed', '2026-11-01', '2026-11-19'), reason: 'timeout' })).toBe('split');
});
