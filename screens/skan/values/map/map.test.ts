import { describe, expect, test } from 'vitest';
import type { CoarseRule, ValueRule } from '#app/api/ours/apps/skan.ts';
import { diffOf } from './diff.ts';
import { isError, lint } from './lint.ts';
import { mapText, readMap } from './mapFile.ts';
import { coarseOf, measuresOf, pathOf, valueOf } from './userPath.ts';
import { runsOf, stepOf } from './values.ts';

const rule = (from: number, to: number, more: Partial<ValueRule> = {}): ValueRule => ({
  from,
  to,
  name: `${from}`,
  event: 'payment',
  kind: 'revenue',
  property: null,
  low: null,
  high: null,
  ...more,
});
const opened = rule(0, 0, { event: 'startup', kind: 'launch' });
const steps = rule(1, 7, { event: 'tutorial_step', kind: 'property', property: 'step', low: 1, high: 7 });
const small = rule(8, 31, { low: 0, high: 30 });
const medium = rule(32, 47, { low: 30, high: 128 });
const large = rule(48, 63, { low: 128 });
const whole = [opened, steps, small, medium, large];
const coarse: CoarseRule[] = (['2', '3'] as const).map((window) => ({
  window,
  low: { event: 'startup', low: null },
  medium: { event: 'payment', low: 1 },
  high: { event: 'payment', low: 128 },
}));
const nothing = { shares: [], live: [], events: undefined };
const codesOf = (rules: ValueRule[], own = coarse) => lint({ rules, coarse: own }, nothing).map(({ code }) => code);

describe('the linter', () => {
  test('finds nothing in a whole map: revenue may touch at its ends', () => {
    expect(codesOf(whole)).toEqual([]);
  });

  test('names the amounts that two rules share', () => {
    const findings = lint({ rules: [opened, steps, small, { ...medium, low: 28 }, large], coarse }, nothing);
    expect(findings).toMatchObject([{ code: 'overlap', low: 28, high: 30, rule: { from: 32 }, with: { from: 8 } }]);
    expect(findings.every(isError)).toBe(true);
  });

  test('knows what an earlier rule leaves nothing for', () => {
    const plans = rule(60, 62, { event: 'subscribe', kind: 'property', property: 'plan', low: 1, high: 3 });
    const yearly = { ...plans, from: 63, to: 63, low: 3 };
    expect(codesOf([...whole.slice(0, 4), rule(48, 59, { low: 128 }), plans, yearly])).toEqual(['unreachable']);
    // Another property is another thing.
    expect(codesOf([...whole.slice(0, 4), rule(48, 59, { low: 128 }), plans, { ...yearly, property: 'months' }])).toEqual([]);
  });

  test('counts may not touch', () => {
    const count = (from: number, to: number, low: number, high: number) => rule(from, to, { kind: 'count', low, high });
    expect(codesOf([count(0, 31, 1, 3), count(32, 63, 3, 9)])).toEqual(['overlap']);
    expect(codesOf([count(0, 31, 1, 3), count(32, 63, 4, 9)])).toEqual([]);
  });

  test('a value belongs to one rule, and to the window', () => {
    expect(codesOf([...whole, { ...steps, event: 'level', from: 63, to: 63 }])).toEqual(['valueTwice']);
    expect(codesOf([...whole, { ...steps, event: 'level', from: 64, to: 70 }])).toEqual(['outside']);
    expect(codesOf([...whole, { ...steps, event: 'level', from: 5, to: 3 }])).toEqual(['outside']);
  });

  test('reminds of values without a rule, and of those that never come back', () => {
    expect(
      lint({ rules: [opened, steps, small, medium, rule(48, 55, { low: 128 }), rule(60, 63, { event: 'x' })], coarse }, nothing),
    ).toEqual([{ code: 'gap', from: 56, to: 59 }]);
    const shares = [6, 7, 40].map((value) => ({ value, share: 0 }));
    const found = lint(
      { rules: [opened, steps, small, { ...medium, event: 'order' }, large], coarse },
      { ...nothing, live: whole, shares },
    );
    expect(found).toEqual([{ code: 'silent', from: 6, to: 7 }]);
    expect(found.some(isError)).toBe(false);
  });

  test('names events that the app does not send, of new rules as of later windows, and waits until it is known what it sends', () => {
    const events = ['startup', 'tutorial_step', 'payment'];
    const draft = { rules: [opened, { ...steps, event: 'tutorial_stp' }, small, medium, large], coarse };
    const found = lint(draft, { ...nothing, events });
    expect(found).toMatchObject([{ code: 'unknownEvent', event: 'tutorial_stp', rule: { from: 1 } }]);
    expect(found.some(isError)).toBe(false);
    expect(lint(draft, nothing)).toEqual([]);
    const slipped = coarse.map((one) => (one.window === '3' ? { ...one, medium: { event: 'pay', low: 1 } } : one));
    expect(lint({ rules: whole, coarse: slipped }, { ...nothing, events })).toEqual([{ code: 'unknownEvent', event: 'pay', window: '3' }]);
  });

  test('a coarse value asks for more than the one below it', () => {
    const flat = coarse.map((one) => (one.window === '3' ? { ...one, high: { event: 'payment', low: 1 } } : one));
    expect(lint({ rules: whole, coarse: flat }, nothing)).toEqual([{ code: 'coarseOrder', window: '3' }]);
    expect(codesOf(whole, coarse.slice(0, 1))).toEqual(['coarseMissing']);
  });

  test('an empty map is one gap', () => {
    expect(lint({ rules: [], coarse }, nothing)).toEqual([{ code: 'gap', from: 0, to: 63 }]);
  });
});

describe('the path of a user', () => {
  const start = { event: 'startup' };
  const value = (...path: Parameters<typeof valueOf>[1][number][]) => valueOf(whole, path)?.value;

  test('has the highest value that it comes to', () => {
    expect(value()).toBeUndefined();
    expect(value(start)).toBe(0);
    expect(value(start, { event: 'tutorial_step', property: 'step', value: 3 })).toBe(3);
    expect(value(start, { event: 'tutorial_step', property: 'step', value: 7 }, { event: 'payment', amount: 64 })).toBe(37);
  });

  test('adds revenue up, and takes the furthest of a property', () => {
    expect(value({ event: 'payment', amount: 40 }, { event: 'payment', amount: 24 })).toBe(37);
    expect(value({ event: 'tutorial_step', property: 'step', value: 5 }, { event: 'tutorial_step', property: 'step', value: 2 })).toBe(5);
    expect(value({ event: 'tutorial_step', property: 'other', value: 5 })).toBeUndefined();
  });

  test('the end of a range belongs to the next one, and a range without an end has one value', () => {
    expect(value({ event: 'payment', amount: 30 })).toBe(32);
    expect(value({ event: 'payment', amount: 127.99 })).toBe(47);
    expect(value({ event: 'payment', amount: 100_000 })).toBe(48);
  });

  test('what two rules share goes to the first', () => {
    expect(valueOf([small, { ...medium, low: 28 }], [{ event: 'payment', amount: 29 }])?.rule).toBe(small);
  });

  test('later windows know three values', () => {
    const [second] = coarse;
    if (!second) throw new Error('no second window');
    expect(coarseOf(second, [])).toBeNull();
    expect(coarseOf(second, [start])).toBe('low');
    expect(coarseOf(second, [start, { event: 'payment', amount: 100 }])).toBe('medium');
    expect(coarseOf(second, [start, { event: 'payment', amount: 100 }, { event: 'payment', amount: 28 }])).toBe('high');
  });
});

test('what only later windows ask of a user can be tried, too', () => {
  const later: CoarseRule = { window: '2', low: { event: 'startup', low: null }, medium: null, high: { event: 'subscribe', low: 2 } };
  const measures = measuresOf([opened], [later]);
  expect(measures.map(({ event, kind }) => [event, kind])).toEqual([
    ['startup', 'launch'],
    ['subscribe', 'either'],
  ]);
  const levelWith = (amount: number) => coarseOf(later, pathOf(measures, { subscribe: amount }));
  expect([0, 1, 2].map(levelWith)).toEqual([null, null, 'high']);
});

describe('what publishing changes', () => {
  test('nothing, where rules are only called otherwise', () => {
    const renamed = { rules: whole.map((one) => ({ ...one, name: 'other' })), coarse };
    expect(diffOf({ rules: whole, coarse }, renamed)).toEqual({
      lines: [],
      same: [{ from: 0, to: 63 }],
      sameCount: 64,
      windows: [],
      count: 0,
    });
  });

  test('what goes stands before what comes, and what stays is counted', () => {
    const changed = { rules: [opened, steps, small, { ...medium, low: 28 }], coarse: coarse.slice(0, 1) };
    const { lines, same, sameCount, windows } = diffOf({ rules: whole, coarse }, changed);
    expect(lines.map(({ kind, rule: { from } }) => `${kind} ${from}`)).toEqual(['removed 32', 'added 32', 'removed 48']);
    expect({ same, sameCount, windows }).toEqual({ same: [{ from: 0, to: 31 }], sameCount: 32, windows: ['3'] });
  });

  test('of a first map, everything', () => {
    expect(diffOf(null, { rules: whole, coarse })).toMatchObject({ sameCount: 0, windows: ['2', '3'], count: 7 });
  });
});

describe('a map as a file', () => {
  test('is read as it was written', () => {
    expect(readMap(mapText({ rules: whole, coarse }))).toEqual({ rules: whole, coarse });
  });

  test('is refused as a whole, with the reason', () => {
    expect(readMap('{')).toBe('json');
    expect(readMap('{"rules":[{"from":"x"}],"coarse":[]}')).toBe('shape');
    expect(readMap('[]')).toBe('shape');
    expect(readMap(mapText({ rules: [], coarse }))).toBe('empty');
    expect(readMap(mapText({ rules: [rule(60, 70)], coarse }))).toBe('values');
  });
});

test('values that follow each other are one run, and a range has steps', () => {
  expect(runsOf([58, 56, 57, 60])).toEqual([
    { from: 56, to: 58 },
    { from: 60, to: 60 },
  ]);
  expect(stepOf(medium)).toBeCloseTo(6.125);
  expect(stepOf(steps)).toBe(1);
  expect(stepOf(large)).toBeNull();
});
