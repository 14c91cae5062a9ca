import { expect, test } from 'vitest';
import type { Finding, GateRecord } from '../compare/record.ts';
import { reviewOf } from './review.ts';
import { tokensByColour } from './tokens.ts';

const finding = (path: string, status: Finding['status'], title?: string): Finding => ({
  path,
  status,
  variant: 'light',
  ...(title && { title }),
});
const patch = { width: 13, height: 8, cells: [] };
const record: GateRecord = {
  inputs: '',
  filter: '',
  seen: 5,
  shot: 5,
  same: 0,
  seconds: 1,
  findings: [
    finding('fields/switch/Switch/on.light', 'failed', 'Fields/Switch 开关'),
    finding('primitives/button/Button/kinds.light', 'changed', 'Primitives/Button 按钮'),
    finding('primitives/button/Button/states.light', 'changed', 'Primitives/Button 按钮'),
    finding('primitives/button/Button/widths.light', 'changed', 'Primitives/Button 按钮'),
    finding('primitives/button/Button/gone.light', 'removed'),
  ],
  causes: [],
  clusters: [
    { id: 'a1', paths: ['primitives/button/Button/kinds.light'], recolour: { before: '#09617a', after: '#0a6c88' }, patch },
    { id: 'b2', paths: ['primitives/button/Button/states.light'], patch },
    { id: 'c3', paths: ['primitives/button/Button/widths.light'], tokens: ['--radius-sm'], patch },
  ],
};

test('colours are found under the names of their tokens, each once', () => {
  const tokens = tokensByColour(
    ':root { --color-a: #09617A; --space-1: 4px } [data-theme] { --color-a: #09617a; --chart-1: #09617a; --shadow: 0 0 #09617a14 }',
  );
  expect(tokens.get('#09617a')).toEqual(['--color-a', '--chart-1']);
});

test('what differs for one cause is one group, with its name and what accepts it', () => {
  const { byChange } = reviewOf(record, new Map([['#0a6c88', ['--color-accent-solid']]]));
  expect(byChange.map(({ kind, title, tokens, accept }) => [kind, title, tokens.join(), accept])).toEqual([
    ['failed', '', '', undefined],
    ['recolour', '#09617a → #0a6c88', '--color-accent-solid', '--cluster a1'],
    ['patch', '13 × 8 px', '', '--cluster b2'],
    ['token', '--radius-sm', '', '--cluster c3'],
    ['removed', '', '', '--cluster removed'],
  ]);
});

test('a part holds its removed pictures too, though nothing names their story any more', () => {
  const { byPart } = reviewOf(record, new Map());
  expect(byPart.map(({ title, paths, accept }) => [title, paths.length, accept])).toEqual([
    ['Fields/Switch 开关', 1, undefined],
    ['Primitives/Button 按钮', 4, 'primitives/button/Button/'],
  ]);
});

test('no picture is lost by grouping', () => {
  const { byChange, byPart } = reviewOf(record, new Map());
  const all = record.findings.map(({ path }) => path).sort();
  expect(byChange.flatMap(({ paths }) => paths).sort()).toEqual(all);
  expect(byPart.flatMap(({ paths }) => paths).sort()).toEqual(all);
});
