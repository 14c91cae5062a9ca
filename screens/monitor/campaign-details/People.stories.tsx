import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const address = '/monitor/campaigninfo?v=2&t=last7.previous&m=active&c=installs.active.arpu';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign details/People 人数',
  tags: ['screen'],
  parameters: { at: address, scenario: 'people-added-up', layout: 'fullscreen' },
});

/** A service that adds people up day by day is read as an average day, and every place says so: head, sentence, drawer. */
export const AddedUp = meta.story({
  parameters: { at: `${address}&why=active` },
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog', { name: '活跃用户（日均）' });
    await expect(await within(drawer).findByText(/是平均每天的人数；时段内去重的人数，服务没有给出/)).toBeVisible();
    await expect(within(drawer).getByText(/含新激活。这里是各日的平均：/)).toBeVisible();
    await expect(within(drawer).queryByText(/时段内来过多次/)).toBeNull();
    await canvas.findByRole('columnheader', { name: /^活跃用户（日均）较上期/, hidden: true });
    await waitFor(() => expect(screen.queryByText(/时段去重/)).toBeNull());
  },
});

/** One that counts everybody once says that instead. */
export const CountedOnce = meta.story({
  tags: ['no-picture'],
  parameters: { at: `${address}&why=active`, scenario: 'super-ios' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: '活跃用户（时段去重）' });
    await expect(await within(drawer).findByText(/含新激活。时段内来过多次只计一次。$/)).toBeVisible();
  },
});

/** What is made of added people has no formula of average ones. */
export const PerUser = meta.story({
  tags: ['no-picture'],
  parameters: { at: `${address}&why=arpu` },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'ARPU' });
    await expect(await within(drawer).findByText(/这里的人数是日均，代入公式得不到它/)).toBeVisible();
  },
});

/** So do two segments. */
export const TwoChannels = meta.story({
  tags: ['no-picture'],
  parameters: { at: `${address}&vs=channel:101|channel:102` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '活跃用户（日均）' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/时段去重/)).toBeNull());
  },
});
