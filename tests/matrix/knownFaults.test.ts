import { expect, test } from 'vitest';
import type { Judged } from './in-page/index.ts';
import { sorted, type KnownFault } from './knownFaults.ts';

const judged = (route: string, ...findings: string[]): Judged => ({
  cell: { route, person: 'super', app: 1001, fault: null, locale: 'en' },
  decision: 'open',
  findings,
  milliseconds: 1,
});
const entry = (route: string, finding: RegExp): KnownFault => ({ route, finding, reason: 'for a test' });

test('what is known is counted and what is not is left', () => {
  const all = [judged('/monitor/roi', 'shows “NaN”', 'shows “null”'), judged('/manage/app'), judged('/manage/app', 'shows “NaN”')];
  const { unknown, known } = sorted(all, [entry('/roi', /NaN/)]);
  expect(known).toBe(1);
  expect(unknown.map(({ cell, findings }) => [cell.route, findings])).toEqual([
    ['/monitor/roi', ['shows “null”']],
    ['/manage/app', ['shows “NaN”']],
  ]);
});

test('an entry that nothing fits any more is named', () => {
  const mended = entry('/roi', /Invalid Date/);
  expect(sorted([judged('/monitor/roi', 'shows “NaN”')], [entry('', /NaN/), mended]).stale).toEqual([mended]);
});
