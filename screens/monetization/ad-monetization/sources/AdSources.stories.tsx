import { expect, screen, within } from 'storybook/test';
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

/** All apps whose ad revenue this reader may see, each with the way to its own page and the same days. */
export const ByApp = meta.story({
  parameters: { at: '/trafficmonetization/admobinfo?v=1&part=app&t=2026-10-01_2026-10-31' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: '广告收入 · 按应用' });
    const link = await within(table).findByRole('link', { name: /Android/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/admobinfo\?app=1002&.*t=2026-10-01_2026-10-31/));
  },
});

/** An app admin sees what the ads earn in the apps that are theirs, and no others. */
export const ByAppAsAppAdmin = meta.story({
  parameters: { at: '/trafficmonetization/admobinfo?v=1&part=app', scenario: 'appmanager-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '广告收入 · 按应用' })).toBeVisible();
  },
});

export const ByAppInEnglish = meta.story({
  parameters: { at: '/trafficmonetization/admobinfo?v=1&part=app&figure=ecpm:1002', locale: 'en' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /^eCPM · .*Android/ });
    await expect(within(drawer).getByRole('link', { name: /^View these days of .*Android/ })).toBeVisible();
  },
});

export const ByAppOnAPhone = meta.story({
  parameters: { at: '/trafficmonetization/admobinfo?v=1&part=app', locale: 'en' },
  globals: { viewport: { value: 'phone' } },
});
