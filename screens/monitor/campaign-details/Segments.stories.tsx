import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign segments 推广活动对比分群',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo?v=1&vs=channel:101|channel:102&by=campaign', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Two channels: their lines in the chart, every metric of both beside it. */
export const TwoChannels = meta.story({
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: '分群对比' });
    await expect(await within(panel).findByRole('button', { name: '236,128' })).toBeVisible();
    await expect(await within(panel).findByRole('button', { name: '182,570' })).toBeVisible();
  },
});

/** Where a number of one side comes from: its own question, and the way into it. */
export const WhyOfOneSide = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&vs=channel:101|channel:102&why=installs@2' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /激活/ });
    await waitFor(() => expect(within(drawer).getAllByText('182,570').length).toBeGreaterThan(1));
    await expect(await within(drawer).findByText('渠道 腾讯广告')).toBeVisible();
    await expect(await within(drawer).findByText('超出归因窗口')).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Another app of the account. Filters by a campaign belong to this one, and are said not to be used there. */
export const TwoApps = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&vs=app:1002&f=country:CN;campaign:100100003', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/belong to the current app/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Segment comparison' })).toBeVisible();
  },
});

/** An app that the reader of a link may not see is said so, and not asked. */
export const NotMyApp = meta.story({
  parameters: { scenario: 'staff-ios', at: '/monitor/campaigninfo?v=1&vs=app:1003&lines=total' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^对比分群：已不存在/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '分群对比' })).not.toBeInTheDocument();
  },
});

/** Chosen in the bar, and carried to the next report by the menu. */
export const Chosen = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&lines=total' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对比' }));
    const choice = await screen.findByRole('dialog', { name: '对比分群' });
    await userEvent.click(within(choice).getByRole('button', { name: /第二个分群/ }));
    await userEvent.click(await screen.findByRole('option', { name: /腾讯广告/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(choice).getByRole('button', { name: '并排显示' }));
    const panel = await canvas.findByRole('region', { name: '分群对比' });
    await waitFor(() => expect(within(panel).getByRole('button', { name: '182,570' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'SEM 明细' })).toHaveAttribute('href', expect.stringContaining('vs=channel'));
  },
});

/** Of the apps are offered those that have this report and that this reader may see: none that has expired or is a test. */
export const Offered = meta.story({
  // No picture: the dialog below the list may find another place after the list has opened.
  tags: ['no-picture'],
  parameters: { scenario: 'staff-ios', at: '/monitor/campaigninfo?v=1&vs=app:1002&lines=total' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^对比[:： ]/ }));
    const choice = await screen.findByRole('dialog', { name: '对比分群' });
    await userEvent.click(within(choice).getByRole('combobox', { name: /对比的应用/ }));
    await screen.findByRole('option', { name: /星海远征.*Android/ });
    await expect(screen.queryByRole('option', { name: /旧日边境|接入调试|HarmonyOS|iOS/ })).not.toBeInTheDocument();
  },
});
