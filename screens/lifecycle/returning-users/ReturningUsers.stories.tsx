import { expect, screen, within } from 'storybook/test';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/Returning users 回流分析',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/refluxanalysis', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** What they paid after they came back, by what had brought them. */
export const RevenueByChannel = meta.story({
  parameters: { at: '/userlifecycle/refluxanalysis?measure=ltv&away=14&v=1&by=channel&t=last90.previous' },
});

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/userlifecycle/refluxanalysis?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** Who may not open the page is told so. */
export const Staff = meta.story({ tags: ['no-picture'], parameters: { scenario: 'staff-ios' } });

/** Without the service another page stands for it, which has pictures of its own. */
export const NotActive = meta.story({ tags: ['no-picture'], parameters: { scenario: 'no-services' } });

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
