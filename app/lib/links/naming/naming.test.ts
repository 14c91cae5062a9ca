import { expect, test } from 'vitest';
import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import { composeName, fitsRule, namesOfChannel, splitName } from './naming.ts';
import { sampleRule as rule } from './sampleRule.ts';

test.each([
  ['秋季版本-A', ['秋季版本', 'A']],
  ['周年-庆-A-B', ['周年-庆', 'A-B']],
  ['秋季版本-', null],
  ['秋季版本', null],
  ['冬季-A', null],
])('the parts of %s are %j', (name, parts) => expect(splitName(name, rule)).toEqual(parts));

test('a date is a day, in six or eight digits', () => {
  const dated: NamingRule = {
    separator: '_',
    isStrict: false,
    parts: [
      { kind: 'text', label: '', options: [] },
      { kind: 'date', label: '', options: [] },
    ],
  };
  expect(splitName('a_20261120', dated)).toEqual(['a', '20261120']);
  expect(splitName('a_261120', dated)).toEqual(['a', '261120']);
  for (const name of ['a_11-20', 'a_20261320', 'a_991']) expect(splitName(name, dated)).toBeNull();
});

test('empty parts leave no separator behind', () => {
  expect(composeName(['秋季', ' ', 'A'], '-')).toBe('秋季-A');
});

test('a channel and a group are those of the campaign; where they are not known any text will do', () => {
  const parts = (['channel', 'group', 'text'] as const).map((kind) => ({ kind, label: kind, options: [] }));
  const named = { parts, separator: '_' } as const;
  const after = { channel: namesOfChannel('巨量引擎'), group: ['拉新_A'] };
  for (const name of ['巨量引擎_拉新_A_x', 'Ocean Engine_拉新_A_x']) expect(fitsRule(name, named, after)).toBe(true);
  for (const name of ['腾讯广告_拉新_A_x', '巨量引擎_拉新_x']) expect(fitsRule(name, named, after)).toBe(false);
  expect(fitsRule('巨量引擎_拉新_x', named, { channel: null, group: [] })).toBe(false);
  expect(fitsRule('甲_乙_丙', named, { channel: null, group: null })).toBe(true);
});
