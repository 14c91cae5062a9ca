import { expect, test } from 'vitest';
import { disputeText } from './dispute.ts';

const found = {
  attributed: 900,
  blocked: 100,
  flagged: 50,
  channel: '巨量引擎',
  range: '2026-10-21 – 11-19',
  reasons: [
    { reason: 'clickInjection', count: 30 },
    { reason: 'clickFlood', count: 120 },
    { reason: 'emulator', count: 0 },
  ],
  claimable: { low: 800, high: 1200 },
} as const;

test('the English letter is in English alone, of a channel as of all', () => {
  const letter = disputeText(found, 'en');
  expect(letter).not.toMatch(/\p{Script=Han}/u);
  expect(letter).toContain('installs from Ocean Engine, 2026-10-21');
  expect(letter).toContain('Click flooding 120, Click injection 30.');
  const ofAll = disputeText({ ...found, channel: undefined }, 'en');
  expect(ofAll).not.toMatch(/\p{Script=Han}/u);
  expect(ofAll).toContain('installs from all channels, ');
});

test('the Chinese letter names channel and reasons in Chinese', () => {
  const letter = disputeText(found, 'zh-CN');
  expect(letter).toContain('关于 巨量引擎 2026-10-21');
  expect(letter).toContain('点击泛滥 120，点击注入 30。');
  expect(disputeText({ ...found, channel: undefined }, 'zh-CN')).toContain('关于 全部渠道 ');
  expect(letter).not.toMatch(/[A-Za-z]{3}/);
});

test('what is claimed is the range that the page shows', () => {
  expect(disputeText(found, 'zh-CN')).toContain('归因后判定的 50 个已计费，按同期最低与最高的日激活成本折算为 ¥800 – ¥1,200，');
  expect(disputeText(found, 'en')).toContain('have been charged: ¥800 – ¥1,200 at the lowest and the highest daily CPI');
  expect(disputeText({ ...found, claimable: null }, 'en')).not.toContain('charged');
});

test('a channel that a company has named itself keeps its name', () => {
  expect(disputeText({ ...found, channel: '门店地推' }, 'en')).toContain('installs from 门店地推, ');
});
