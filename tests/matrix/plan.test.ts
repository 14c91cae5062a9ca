import { expect, test } from 'vitest';
import { planFor, type Depth, type Standpoint } from './plan.ts';

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
