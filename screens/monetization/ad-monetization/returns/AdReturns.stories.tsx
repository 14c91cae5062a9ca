import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad returns 广告收入回报',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/admobinfo?figure=7,2026-10-26', scenario: 'super-ios', layout: 'fullscreen' },
});

/** What the ads brought back by an age, of one week of installs: of those who were paid for, though the page counts all. */
export const Why = meta.story({
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '7 日广告收入 ROAS · 10-26 起' });
    await expect(drawer).toHaveTextContent(/55,346.*2,135,266.*2\.59/);
    await expect(drawer).toHaveTextContent('不含自然量');
    await expect(drawer).not.toHaveTextContent('自然量：已包含');
  },
});

/** Of who is followed over days it is not known where they are: nothing is shown, not the figures of everybody. */
export const NotFollowed = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/admobinfo?v=2&f=country:CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '广告收入 ROAS 不能按这些条件筛选' })).toBeVisible();
    await expect(canvas.queryByText('10-26 起')).toBeNull();
  },
});
