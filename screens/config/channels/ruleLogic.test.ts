import { describe, expect, test } from 'vitest';
import { conflictsOf, conflictsWith, contradictionsIn, movedIds, ruleFor, type RuleScope } from './ruleLogic.ts';

const rule = (id: number, channels: number[], more: Partial<RuleScope> = {}): RuleScope => ({
  id,
  name: `rule ${id}`,
  channels,
  clickWindow: 7,
  viewWindow: null,
  conditions: [],
  isEnabled: true,
  ...more,
});

describe('which rule counts', () => {
  const all = rule(1, []);
  test('the one that names the channel comes before that for all', () => {
    expect(ruleFor([all, rule(2, [101])], 101)?.id).toBe(2);
    expect(ruleFor([all, rule(2, [101])], 102)?.id).toBe(1);
  });

  test('of two that name it the first', () => {
    expect(ruleFor([rule(2, [101]), rule(3, [101])], 101)?.id).toBe(2);
  });

  test('none that is a draft, and none that removes single clicks', () => {
    expect(ruleFor([rule(2, [101], { isEnabled: false })], 101)).toBeUndefined();
    expect(ruleFor([rule(2, [101], { conditions: [{ field: 'model', is: 'contains', value: 'x' }] })], 101)).toBeUndefined();
  });
});

describe('conflicts', () => {
  test('are of two rules that give one channel different windows', () => {
    const found = conflictsOf([rule(1, [101, 102]), rule(2, [102, 103], { clickWindow: 14 })]);
    expect(found.map(({ first, second, channels }) => [first.id, second.id, channels])).toEqual([[1, 2, [102]]]);
  });

  test('are of two rules for all', () => {
    expect(conflictsOf([rule(1, []), rule(2, [], { viewWindow: 1 })])).toHaveLength(1);
  });

  test.each([
    ['where the windows are the same', [rule(1, [101]), rule(2, [101])]],
    ['where one is for all', [rule(1, []), rule(2, [101], { clickWindow: 14 })]],
    ['where one is a draft', [rule(1, [101]), rule(2, [101], { clickWindow: 14, isEnabled: false })]],
    ['where no channel is shared', [rule(1, [101]), rule(2, [102], { clickWindow: 14 })]],
  ])('are none %s', (_, rules) => {
    expect(conflictsOf(rules)).toEqual([]);
  });
});

test('a draft conflicts as it would once it is published, in its place, and only its own conflicts are named', () => {
  const draft = rule(2, [101], { isEnabled: false, clickWindow: 14 });
  const all = [rule(1, [101]), draft, rule(3, [102]), rule(4, [102], { clickWindow: 3 })];
  expect(conflictsWith({ ...draft, isEnabled: true }, all).map(({ first, second }) => [first.id, second.id])).toEqual([[1, 2]]);
  expect(conflictsWith(draft, all)).toEqual([]);
  expect(conflictsWith(rule(-1, [102], { clickWindow: 9 }), all)).toHaveLength(2);
});

const model = (is: 'equals' | 'contains', value: string) => ({ field: 'model', is, value });
const seconds = (is: 'above' | 'below', value: string) => ({ field: 'interval', is, value });

test.each([
  [[seconds('above', '10'), seconds('below', '10')], 1],
  [[seconds('above', '5'), seconds('below', '10')], 0],
  [[seconds('below', '5'), seconds('below', '10')], 0],
  [[model('equals', 'A'), model('equals', 'b')], 1],
  [[model('equals', 'A'), model('equals', ' a')], 0],
  [[model('contains', 'Emu'), model('equals', 'Android emulator')], 0],
  [[model('contains', 'x86'), model('equals', 'Android emulator')], 1],
  [[model('contains', 'x'), model('contains', 'y')], 0],
  [[model('equals', 'A'), { field: 'ip', is: 'equals' as const, value: 'b' }], 0],
] as const)('of the conditions %j so many pairs cannot hold together: %i', (conditions, count) => {
  expect(contradictionsIn(conditions)).toHaveLength(count);
});

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('rule %i moved by %i', (id, by, order) => {
  expect(movedIds([1, 2, 3], id, by)).toEqual(order);
});
