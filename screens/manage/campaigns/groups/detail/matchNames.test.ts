import { expect, test } from 'vitest';
import { matchNames, namesIn } from './matchNames.ts';

const campaign = (id: number, name: string, group: number | null) => ({ id, name, group, channel: 101, isEnabled: true, revision: 0 });

test('a paste is one name in a line, of a sheet the first column', () => {
  expect(namesIn('  秋季-达人 \n\n双十一-混剪\t101\t备注\n')).toEqual(['秋季-达人', '双十一-混剪']);
});

test('each line is found by its whole name or its number, and once', () => {
  const found = [campaign(7, 'Autumn KOL', 1), campaign(8, '双十一-混剪', null), campaign(9, '周年庆', 2)];
  const lines = matchNames(['autumn kol', '双十一-混剪', '8', '9', '没有这个', '没有这个'], found, 2);
  expect(lines.map(({ state, campaign: one }) => [state, one?.id ?? null])).toEqual([
    ['ready', 7],
    ['ready', 8],
    ['repeated', 8],
    ['member', 9],
    ['missing', null],
    ['repeated', null],
  ]);
});
