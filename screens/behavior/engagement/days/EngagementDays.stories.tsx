import { expect, screen, within } from 'storybook/test';
import { outsideSentences } from '#storybook/plays/findSentences.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Behavior/Engagement by day 参与度 · 逐日',
  tags: ['screen'],
  parameters: { at: '/behavioranalysis/userengagement', scenario: 'super-ios', layout: 'fullscreen' },
});

/** The minutes of days that are over, and where their mean comes from. */
export const MinutesPerUser = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/userengagement?v=1&t=2026-11-18_2026-11-20&form=minutes.table' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('group', { name: '人均每日时长（分）' }));
    await expect(await panel.findByText('11-19', outsideSentences)).toBeVisible();
    await expect(panel.queryByText('11-20', outsideSentences)).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: '为什么是这个数：人均每日时长（分）' }));
    await expect(await screen.findByRole('dialog', { name: '人均每日时长（分） · 完整的日子' })).toBeVisible();
  },
});

/** Both parts of a day are its DAU; today, which is not over, is in no share. */
export const NewAndExisting = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/userengagement?v=1&t=2026-11-18_2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/完整 2 天新用户占 DAU 的/)).toBeVisible();
    const [, form] = canvas.getAllByRole('radio', { name: '表' });
    if (!form) throw new Error('the panel has no table');
    await userEvent.click(form);
    await expect(await canvas.findByRole('columnheader', { name: '新用户' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '老用户' })).toBeVisible();
  },
});
