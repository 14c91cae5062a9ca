import { expect, test } from 'vitest';
import { storiesOf } from './story.ts';

const entry = (id: string, title: string, exportName: string) => ({
  id,
  title,
  name: exportName,
  importPath: `./design-system/${title.split(' ')[0]?.toLowerCase()}.stories.tsx`,
  exportName,
  tags: ['component'],
  type: 'story' as const,
});
const entries = {
  a: entry('primitives-button-按钮--states', 'Primitives/Button 按钮', 'States'),
  b: entry('fields-switch-开关--on', 'Fields/Switch 开关', 'On'),
  c: { ...entry('fields-switch-开关--docs', 'Fields/Switch 开关', ''), type: 'docs' as const },
  d: { ...entry('fields-switch-开关--on:keys', 'Fields/Switch 开关', 'On'), subtype: 'test' as const },
};

test('docs pages and tests inside stories are no stories', () => {
  expect(storiesOf({ entries }).map(({ id }) => id)).toEqual([entries.a.id, entries.b.id]);
});

test('the first story of a file is known', () => {
  const [one, next] = [entries.b, { ...entries.b, id: 'fields-switch-开关--off' }];
  expect(storiesOf({ entries: { one, next } }).map(({ isFirst }) => isFirst)).toEqual([true, false]);
});
