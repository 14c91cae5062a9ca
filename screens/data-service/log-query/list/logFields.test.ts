import { expect, test } from 'vitest';
import { sampleEntry } from '../sampleEntry.ts';
import { isLeft, kindCode, resultCode, type FieldValues } from './logFields.ts';

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
