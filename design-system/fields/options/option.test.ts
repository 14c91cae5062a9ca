import { expect, test } from 'vitest';
import { firstOf, rowsOf, sectionsOf, type Section } from './option.ts';

const option = (id: number) => ({ id, label: `活动 ${id}` });
const shape = (sections: readonly Section<number>[]) => sections.map(({ title, options }) => [title, ...options.map(({ id }) => id)]);

test('an option is listed once, in its first group', () => {
  const sections = sectionsOf([
    { title: '常用', options: [option(1), option(2)] },
    { title: '全部', options: [option(1), option(3)] },
  ]);
  expect(shape(sections)).toEqual([
    ['常用', 1, 2],
    ['全部', 3],
  ]);
});

test('groups of one title become one, whatever page brought them', () => {
  const pages = [option(1), { title: '全部', options: [option(2)] }, option(3), { title: '全部', options: [option(4)] }];
  expect(shape(sectionsOf(pages))).toEqual([
    [null, 1],
    ['全部', 2, 4],
    [null, 3],
  ]);
});

test('an empty group is no group', () => {
  expect(sectionsOf([{ title: '常用', options: [] }])).toEqual([]);
});

test('a long list begins with its first options, and with the chosen one if that lies beyond', () => {
  const sections = sectionsOf([
    { title: '常用', options: [option(1), option(2)] },
    { title: '全部', options: [option(3), option(4), option(5)] },
  ]);
  expect(shape(firstOf(sections, 3))).toEqual([
    ['常用', 1, 2],
    ['全部', 3],
  ]);
  expect(shape(firstOf(sections, 3, option(2)))).toEqual(shape(firstOf(sections, 3)));
  expect(shape(firstOf(sections, 3, option(5)))[0]).toEqual([null, 5]);
  expect(shape(firstOf(sections, 3, option(9)))).toEqual(shape(firstOf(sections, 3)));
  expect(firstOf(sections, 5)).toEqual(sections);
});

test('what has no group stands in the list itself, and the end comes last', () => {
  const rows = rowsOf(sectionsOf([option(1), { title: '全部', options: [option(2)] }]), {
    id: 'end',
    loadMore: () => undefined,
    isBusy: false,
  });
  expect(rows.map((row) => row.id)).toEqual([1, 'section 1 全部', 'end']);
});
