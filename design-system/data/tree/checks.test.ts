import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesOf, setCheck, stateOf, type Checks, type TreeNode } from './checks.ts';

const columns = [
  { id: 'view', label: '查看' },
  { id: 'edit', label: '编辑', needs: 'view' },
];
const tree: TreeNode = {
  id: 'monitor',
  label: '广告监测',
  children: [
    { id: 'overview', label: '数据概览' },
    {
      id: 'details',
      label: '明细',
      children: [
        { id: 'ad', label: '广告明细' },
        { id: 'sem', label: 'SEM 明细', isDisabled: true },
      ],
    },
  ],
};
const none: Checks = { view: new Set(), edit: new Set() };
const branch = tree.children?.[1] ?? tree;

test('a branch is what its leaves are', () => {
  expect(stateOf(tree, new Set())).toBe('none');
  expect(stateOf(tree, new Set(['ad']))).toBe('some');
  expect(stateOf(tree, new Set(['overview', 'ad', 'sem']))).toBe('all');
});

test('editing brings viewing along, and losing viewing loses editing', () => {
  const editing = setCheck(none, columns, 'edit', branch, true);
  expect(editing).toEqual({ view: new Set(['ad']), edit: new Set(['ad']) });
  expect(setCheck(editing, columns, 'view', tree, false)).toEqual(none);
});

test('viewing alone does not bring editing', () => {
  expect(setCheck(none, columns, 'view', tree, true).edit).toEqual(new Set());
});

test('a disabled leaf keeps what it has', () => {
  expect(setCheck({ view: new Set(['sem']), edit: new Set() }, columns, 'view', tree, false).view).toEqual(new Set(['sem']));
});

test('whatever is pressed, nothing can be edited that cannot be viewed', () => {
  const nodes = [tree, branch, ...leavesOf(tree)];
  const press = fc.record({ node: fc.constantFrom(...nodes), column: fc.constantFrom('view', 'edit'), isOn: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const end = presses.reduce((checks, { node, column, isOn }) => setCheck(checks, columns, column, node, isOn), none);
      return [...(end.edit ?? [])].every((id) => end.view?.has(id));
    }),
  );
});
