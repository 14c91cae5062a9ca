import { expect, test } from 'vitest';
import type { Column } from '../columns/column.ts';
import { applied, choicesOf, defaultDraft, draftOf, withPlace, withToggled } from './draft.ts';

const columns: Column<object>[] = [
  { id: 'name', title: '推广活动', pin: 'start' },
  { id: 'clicks', title: '点击', category: '流量' },
  { id: 'unique', title: '去重点击', category: '流量' },
  { id: 'installs', title: '激活', category: '激活与注册' },
  { id: 'note', title: '备注', isHidden: true },
];

const draft = draftOf(columns, { columns: ['name', 'installs', 'clicks'] });

test('begins with what is shown', () => {
  expect(draft.shown).toEqual(['name', 'installs', 'clicks']);
  expect(draftOf(columns, {}).shown).toEqual(['name', 'clicks', 'unique', 'installs']);
});

test('a chosen column comes to its place, one taken away leaves the rest as it is', () => {
  expect(withToggled(draft, columns, 'unique').shown).toEqual(['name', 'installs', 'clicks', 'unique']);
  expect(withToggled(draft, columns, 'installs').shown).toEqual(['name', 'clicks']);
});

test('the fixed column stays first, whatever is moved', () => {
  expect(withPlace(draft, columns, 'clicks', 0).shown).toEqual(['name', 'clicks', 'installs']);
  expect(withPlace(draft, columns, 'installs', 9).shown).toEqual(['name', 'clicks', 'installs']);
});

test('applying keeps widths and drops the sorting of what is gone', () => {
  const view = { widths: { clicks: 90 }, sort: [{ column: 'unique', isDescending: true }] };
  expect(applied(draft, view)).toEqual({ columns: ['name', 'installs', 'clicks'], widths: { clicks: 90 }, sort: [] });
});

test('the default is no view at all, but for the sorting', () => {
  const view = { columns: ['name'], widths: { clicks: 90 }, sort: [{ column: 'clicks', isDescending: true }] };
  expect(applied(defaultDraft(columns), view)).toEqual({ sort: [{ column: 'clicks', isDescending: true }] });
});

test('choices stand under their titles; what cannot be hidden is no choice', () => {
  expect(choicesOf(columns, '其他').map(({ title, columns: members }) => `${title} ${members.map(({ id }) => id)}`)).toEqual([
    '流量 clicks,unique',
    '激活与注册 installs',
    '其他 note',
  ]);
});
