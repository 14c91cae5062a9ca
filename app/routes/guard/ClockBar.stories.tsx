import { expect } from 'storybook/test';
import { serviceClock } from '#app/lib/periods/serviceClock.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Clock 时钟 · wrong time 时间不准',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo', scenario: 'super-ios', layout: 'fullscreen', picture: 'page' },
  // Stories share a page, and the next one begins with an agreeing clock.
  beforeEach: () => () => serviceClock.learn(new Date().toUTCString(), Date.now()),
});

/** The device is a day fast: the default period still ends on the last day of the service, and a bar explains why. */
export const Ahead = meta.story({
  parameters: { day: '2026-11-21T12:47:00+08:00', pictures: [{ theme: 'dark' }, { width: 390 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('此设备的时间比服务快 1天 2小时。')).toBeVisible();
    await expect(canvas.getByText('今天和默认日期按服务的时间计算。')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /10-21.*11-19/ })).toBeVisible();
  },
});

export const BehindInEnglish = meta.story({
  parameters: { day: '2026-11-20T10:20:00+08:00', locale: 'en', pictures: [{ width: 390, theme: 'dark' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device’s clock is 12 minutes behind the service.')).toBeVisible();
  },
});
