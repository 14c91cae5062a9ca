import { expect } from 'storybook/test';
import { findSentences } from '#storybook/plays/findSentences.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad buying 广告投放',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/adsenseinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** An account that gave no spend is named above the page, in the course of spend and in what it says; a stop of reception touches no spend. */
export const MissingDays = meta.story({
  parameters: { scenario: 'gaps' },
  play: async ({ canvas }) => {
    await findSentences(/数据不全：11-11 – 11-13（星海-素材测试 未给消耗）/);
    await expect(canvas.getByText(/^本时段数据不全：2026-11-04 – 11-06（停止接收数据）/)).toBeVisible();
  },
});

/** Beside another app that pays for the service, too. */
export const BesideAnotherApp = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/adsenseinfo?v=1&vs=app:1002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '分群对比' })).toBeVisible();
  },
});

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/trafficmonetization/adsenseinfo?v=1&q=没有这个名字' } });
