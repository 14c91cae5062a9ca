import { expect, test } from 'vitest';
import type { FlowUsage } from '../../api/account/flow.ts';
import { planEnd } from './planEnd.ts';

const usage: FlowUsage = {
  trackLimit: 1000,
  trackUsed: 0,
  trackLeftPercent: null,
  packageLimit: null,
  packageUsed: null,
  packagePercent: null,
  packageId: null,
  endsOn: '2026-12-02',
  isRestricted: false,
  isNotified: false,
  applets: null,
};
const in12Days = () => 12;

test.each([
  ['a limit of tracked volume', usage, 12],
  ['a limit of add-on volume alone', { ...usage, trackLimit: -1, packageLimit: 500 }, 12],
  ['no limit at all', { ...usage, trackLimit: -1, packageLimit: 0 }, undefined],
  ['limits that are not given', { ...usage, trackLimit: -1 }, undefined],
  ['a reminder that was dismissed', { ...usage, isNotified: true }, undefined],
  ['no end', { ...usage, endsOn: null }, undefined],
] as const)('a plan that ends in 12 days with %s (R-232, A-29)', (_, given, daysLeft) => {
  expect(planEnd(given, in12Days)?.daysLeft).toBe(daysLeft);
});

test('a plan that ends later is not announced yet', () => {
  expect([planEnd(usage, () => 31), planEnd(usage, () => 30)?.daysLeft]).toEqual([null, 30]);
});
