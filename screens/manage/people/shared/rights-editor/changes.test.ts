import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataFlags } from '#app/api/account/rights.ts';
import type { Checked } from '../rights.ts';
import { changesOf, rebased } from './changes.ts';
import { withNeeded } from './together.ts';

const checked = (view: string[], edit: string[] = [], flags: Checked['flags'] = new Set()): Checked => ({
  view: new Set(view),
  edit: new Set(edit),
  flags,
});

test('changes name what people win and lose', () => {
  const before = checked(['a', 'b', 'c'], ['b', 'c'], new Set(['pay']));
  const after = checked(['a', 'c', 'd'], ['a'], new Set(['order']));
  expect(changesOf(before, after)).toEqual({
    seen: ['d'],
    hidden: ['b'],
    editable: ['a'],
    readOnly: ['c'],
    flagsOn: ['order'],
    flagsOff: ['pay'],
    count: 6,
  });
});

test('two admins at once: mine on top of theirs, and nothing of theirs is lost', () => {
  const base = checked(['a', 'b'], ['b'], new Set(['pay']));
  const mine = checked(['a', 'b', 'c'], ['b'], new Set());
  const theirs = checked(['a', 'd'], [], new Set(['pay', 'top']));
  expect(rebased(base, mine, theirs)).toEqual(checked(['a', 'c', 'd'], [], new Set(['top'])));
});

const keys = ['a', 'b', 'c', 'd', 'e'];
const anyChecked = fc
  .record({ view: fc.subarray(keys), edit: fc.subarray(keys), flags: fc.subarray([...dataFlags]) })
  .map(({ view, edit, flags }) => checked([...new Set([...view, ...edit])], edit, new Set(flags)));

test('without a change of mine theirs stand, without one of theirs mine do', () => {
  fc.assert(
    fc.property(anyChecked, anyChecked, (base, other) => {
      expect(changesOf(rebased(base, base, other), other).count).toBe(0);
      expect(changesOf(rebased(base, other, base), other).count).toBe(0);
    }),
  );
});

test('nobody edits what they cannot see after a merge', () => {
  fc.assert(
    fc.property(anyChecked, anyChecked, anyChecked, (base, mine, theirs) => {
      const { view, edit } = rebased(base, mine, theirs);
      expect([...edit].filter((key) => !view.has(key))).toEqual([]);
    }),
  );
});

test('a page brings what it needs, and goes with it', () => {
  const none = checked([]);
  const opened = withNeeded(none, checked(['dataexport@dataservice', 'roi@monitor']));
  expect([...opened.checked.view]).toContain('reportdownload@dataservice');
  expect(opened.together.opened).toEqual([
    ['dataexport@dataservice', 'reportdownload@dataservice'],
    ['roi@monitor', 'pay'],
  ]);
  const closed = withNeeded(opened.checked, checked(['dataexport@dataservice', 'roi@monitor'], [], new Set(['pay'])));
  expect([...closed.checked.view]).toEqual(['roi@monitor']);
  expect(closed.together).toEqual({ opened: [], closed: [['dataexport@dataservice', 'reportdownload@dataservice']] });
});

test('data that a page is about goes with the page, and is said', () => {
  const paid = checked(['a', 'roi@monitor'], ['roi@monitor'], new Set(['pay', 'top']));
  const off = withNeeded(paid, checked(['a', 'roi@monitor'], ['roi@monitor'], new Set(['top'])));
  expect(off.checked).toEqual(checked(['a'], [], new Set(['top'])));
  expect(off.together).toEqual({ opened: [], closed: [['roi@monitor', 'pay']] });
  // Who has had it without the data is not changed by another switch.
  const odd = checked(['roi@monitor'], [], new Set(['top']));
  expect(withNeeded(odd, checked(['roi@monitor'])).checked).toEqual(checked(['roi@monitor']));
});
