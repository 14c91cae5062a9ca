import { expect, test } from 'vitest';
import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import { fitsRule } from '#app/lib/links/naming/naming.ts';
import { sampleRule } from '#app/lib/links/naming/sampleRule.ts';
import { copyNames, freeNames } from './copyNames.ts';

const today = '2026-11-20';
const dated: NamingRule = {
  separator: '_',
  isStrict: true,
  parts: [
    { kind: 'channel', label: '渠道', options: [] },
    { kind: 'date', label: '日期', options: [] },
  ],
};
const first = (name: string, rule: NamingRule | null) => copyNames(name, rule, today).slice(0, 2);

test('the day of a name is today, and its free text counts up', () => {
  expect(first('抖音_20261001', dated)).toEqual(['抖音_20261120', '抖音_20261120-2']);
  expect(first('抖音_20261120', dated)).toEqual(['抖音_20261120-2', '抖音_20261120-3']);
  expect(first('周年-庆-A', sampleRule)).toEqual(['周年-庆-A-2', '周年-庆-A-3']);
  expect(first('周年-庆-A-2', sampleRule)).toEqual(['周年-庆-A-3', '周年-庆-A-4']);
  // A year is no count.
  expect(first('周年-庆-2026', sampleRule)).toEqual(['周年-庆-2026-2', '周年-庆-2026-3']);
});

test('a text before a day counts up in its own place, and the copy follows the rule', () => {
  const rule: NamingRule = { ...sampleRule, parts: [...sampleRule.parts, { kind: 'date', label: '日期', options: [] }] };
  const names = copyNames('秋季版本-A-20261120', rule, today);
  expect(names[0]).toBe('秋季版本-A-2-20261120');
  for (const name of names) expect(fitsRule(name, rule, { channel: null, group: null })).toBe(true);
});

test('a name that follows no rule counts up at its end', () => {
  expect(first('旧活动', sampleRule)).toEqual(['旧活动-2', '旧活动-3']);
  expect(first('旧活动-9', null)).toEqual(['旧活动-10', '旧活动-11']);
});

test('no two copies have one name, nor that of a campaign, in whatever case', () => {
  const wanted = ['A', 'A', 'a-2', 'B'].map((name) => copyNames(name, null, today));
  expect(freeNames(wanted, ['A', 'a-2', 'B', 'b-2'])).toEqual(['A-3', 'A-4', 'a-5', 'B-3']);
  expect(freeNames([['A']], ['a'])).toEqual([null]);
});
