import { expect, test } from 'vitest';
import { sampleEntry } from '#app/api/ours/data/sampleEntry.ts';
import { kindCode, resultCode } from '#app/api/ours/data/logFilters.ts';
import { filtersOf, isLeft, withFilter, type FieldValues } from './logFields.ts';

const entry = sampleEntry({ kind: 'callback', event: 'install', channel: '巨量引擎', campaign: 1, campaignName: '信息流:投放' });

const read = (language: 'zh' | 'en'): FieldValues => ({
  kind: (of) => ({ code: kindCode(of), text: language === 'zh' ? '激活回传' : 'Install postback' }),
  channel: ({ channel }) => (channel === null ? null : { code: channel, text: language === 'zh' ? channel : 'Ocean Engine' }),
  campaign: ({ campaignName: name }) => (name === null ? null : { code: name, text: name }),
  result: (of) => ({ code: resultCode(of, false), text: language === 'zh' ? '正常' : 'OK' }),
});

test('what one reader left out is left out for a reader of the other language', () => {
  for (const key of ['kind:callback.install', 'channel:巨量引擎', 'campaign:信息流:投放', 'result:fine'])
    for (const language of ['zh', 'en'] as const) expect(isLeft(entry, [key], read(language))).toBe(false);
  expect(isLeft(entry, ['kind:install', 'channel:腾讯广告', 'result:lost'], read('en'))).toBe(true);
});

test('links that name a value as it read leave it out where it still reads so', () => {
  expect(isLeft(entry, ['kind:激活回传'], read('zh'))).toBe(false);
});

test('the service is asked by codes, also where an older link names a value as it read', () => {
  const chosen = { kind: '激活回传', channel: '巨量引擎', campaign: '', result: 'lost', without: ['campaign:信息流:投放', 'kind:install'] };
  expect(filtersOf(chosen, [entry], read('zh'))).toEqual([
    { field: 'kind', way: 'is', value: 'callback.install' },
    { field: 'kind', way: 'not', value: 'install' },
    { field: 'channel', way: 'is', value: '巨量引擎' },
    { field: 'campaign', way: 'not', value: '信息流:投放' },
    { field: 'result', way: 'is', value: 'lost' },
  ]);
});

test('a condition takes the place of one that could not be met with it', () => {
  const is = { field: 'proof', way: 'is', value: 'a' } as const;
  const not = { field: 'proof', way: 'not', value: 'b' } as const;
  expect(withFilter([is], { ...is, value: 'c' })).toEqual([{ ...is, value: 'c' }]);
  expect(withFilter([is], not)).toEqual([is, not]);
  expect(withFilter([is], { ...is, way: 'not' })).toEqual([{ ...is, way: 'not' }]);
  expect(withFilter([not], { ...not, value: 'c' })).toEqual([not, { ...not, value: 'c' }]);
  expect(withFilter([not], not)).toEqual([not]);
});
