import { describe, expect, test } from 'vitest';
import { conflictsOf, movedIds, ruleFor, type RuleScope } from './ruleLogic.ts';

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

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('rule %i moved by %i', (id, by, order) => {
  expect(movedIds([1, 2, 3], id, by)).toEqual(order);
});
