import { expect, screen, within } from 'storybook/test';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/Returns of a source 各来源的回流',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/refluxanalysis', scenario: 'super-ios', layout: 'fullscreen' },
});

/** A day beside its own in the previous period, with the returns behind both. */
export const WhyADay = meta.story({
  parameters: { at: '/userlifecycle/refluxanalysis?figure=7,2026-11-02' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: /回流后7 日留存率/ });
    await expect(await within(drawer).findByText('两边各 1 项')).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** The file has every source, and not only those that are listed. */
export const SavesTheSources = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/refluxanalysis?v=1&by=channel' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: '各来源的回流' });
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.find(([first]) => first === '维度')?.slice(0, 3)).toEqual(['维度', '名称', '回流人次']);
    await expect(lines.some(([first, name]) => first === '渠道' && name === '巨量引擎')).toBe(true);
  },
});

/** How many came back of a source, out of all that came back. */
export const WhyTheReturns = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/refluxanalysis?v=1&by=channel&figure=size:101' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '回流占比 · 巨量引擎' });
    await expect(within(drawer).getAllByText('全部回流人次')).not.toHaveLength(0);
  },
});
