import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad sources 广告收入来源',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/admobinfo?figure=ecpm:pangle', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Why a thousand impressions earn what they earn on one network: revenue, impressions, and both periods. */
export const Why = meta.story({
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'eCPM · 穿山甲' });
    await expect(drawer).toHaveTextContent(/426,904.*8,609,056.*49\.59/);
  },
});

/** What is settled is held against the estimate of the same days, and against no other period. */
export const WhySettled = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/admobinfo?figure=against:pangle' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /穿山甲/ });
    await expect(drawer).toHaveTextContent(/[−-]1\.5%/);
    await expect(drawer).not.toHaveTextContent('上期');
  },
});
