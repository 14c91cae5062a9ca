import { expect, test } from 'vitest';
import { planFor, withRecords, type Cell, type Depth, type Standpoint } from './plan.ts';

const closed: Standpoint[] = [{ app: 1001, decision: { is: 'closed', gate: 'role' } }];
const expired: Standpoint[] = [{ app: 1001, decision: { is: 'closed', gate: 'expiry' } }];
const open: Standpoint[] = [{ app: 1001, decision: { is: 'open' } }];
const staff = { name: 'staff', email: 'staff@provena.test' };

/** How many cells each route has for one person, in this order. */
function counts(depth: Depth, ...routes: Standpoint[][]) {
  const met = new Set<string>();
  return routes.map((standpoints, index) => planFor({ path: `/page/${index}` }, staff, standpoints, depth, met).length);
}

test('in brief a person meets each cause of a closed page once, and every page that opens', () => {
  expect(counts('brief', closed, open, closed, expired, open, expired)).toEqual([1, 1, 0, 1, 1, 0]);
});

test('in brief who sees a part of what another one sees is led to one page that opens', () => {
  const part = { ...staff, within: 'super' };
  const met = new Set<string>();
  const routes = [open, open, closed, open].map(
    (standpoints, index) => planFor({ path: `/page/${index}` }, part, standpoints, 'brief', met).length,
  );
  expect(routes).toEqual([1, 0, 1, 0]);
});

test('otherwise a person is led to every page', () => {
  expect(counts('usual', closed, open, closed, expired, open, expired)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('who may open a page about a record opens one, healthy and failing; who may not stays before the page', () => {
  const route = '/manage/campaignDetail';
  const cell = (fault: Cell['fault']): Cell => ({ route, person: 'staff', app: 1001, fault, locale: 'en' });
  const cells = [cell(null), cell('failing'), cell('offline')];
  expect(withRecords(cells, staff, open).map(({ fault, record }) => [fault, record !== undefined])).toEqual([
    [null, false],
    [null, true],
    ['failing', false],
    ['failing', true],
    ['offline', false],
  ]);
  expect(withRecords(cells, staff, closed)).toEqual(cells);
  expect(withRecords(cells, { ...staff, isElsewhere: true }, open)).toEqual(cells);
  expect(withRecords([{ ...cell(null), route: '/page/1' }], staff, open)).toHaveLength(1);
});
