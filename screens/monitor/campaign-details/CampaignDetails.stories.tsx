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

/** A link to a number opens what is known of it. */
export const WhyThisNumber = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&t=last30.previous&why=retention1,,101' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '次日留存' });
    await waitFor(() => expect(within(drawer).getAllByText('已到期激活')).toHaveLength(2));
  },
});

/** From a cell to its path, and on to everything that is known of the number. */
export const FromACell = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /巨量引擎/ });
    await userEvent.click(within(row).getByText('236,128'));
    const card = await screen.findByRole('dialog', { name: '激活' });
    await expect(await within(card).findByText('拦截激活')).toBeInTheDocument();
    await userEvent.click(within(card).getByRole('button', { name: '展开' }));
    await expect(await screen.findByText('为什么是这个数')).toBeInTheDocument();
    await expect(await screen.findByText('按活动组展开', { exact: false })).toBeInTheDocument();
  },
});

/** Down to the groups of a channel, and back up again. */
export const DrillsDown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '腾讯广告' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '腾讯广告' })).toBeInTheDocument();
    await expect(await canvas.findByRole('columnheader', { name: /活动组/ })).toBeInTheDocument();
    await userEvent.click(within(canvas.getByRole('navigation', { name: '路径' })).getByRole('link', { name: '推广活动明细' }));
    await expect(await canvas.findByRole('link', { name: '腾讯广告' })).toBeInTheDocument();
  },
});

/** Somebody with fewer rights opens the link of somebody with more: what is kept from them is named, and the rest stands. */
export const SharedWithStaff = meta.story({
  parameters: { scenario: 'staff-ios', at: '/monitor/campaigninfo?v=1&c=installs.income.cost.roi&m=income&s=-income&lines=total' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('无权限，未查询', { exact: false })).toBeInTheDocument();
    await expect(await canvas.findByRole('columnheader', { name: /激活/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: '付费金额' })).not.toBeInTheDocument();
  },
});

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios', at: '/monitor/campaigninfo?v=1&by=channel.campaign' } });

export const H5 = meta.story({ parameters: { scenario: 'super-h5' } });

export const NothingMatches = meta.story({ parameters: { at: '/monitor/campaigninfo?v=1&q=没有这个渠道&lines=total' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });
