import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign details 推广活动明细',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const Compared = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last14.previous.weekdays&path=channel:101&by=campaign&lines=total&m=cpa', locale: 'en' },
});

/** From a cell to its path, and on to everything that is known of the number. */
export const WhyThisNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /巨量引擎/ });
    const cell = within(row)
      .getAllByRole('button')
      .find(({ textContent }) => textContent === '236,128');
    await userEvent.click(cell ?? row);
    const card = await screen.findByRole('dialog', { name: '激活' });
    await expect(
      await within(card)
        .findByText('作弊拦截', { exact: false })
        .catch(() => within(card).findByText('拦截激活')),
    ).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    const drawer = await screen.findByRole('dialog', { name: '激活', hidden: false });
    await expect(await within(drawer).findByText('236,128')).toBeVisible();
  },
});
