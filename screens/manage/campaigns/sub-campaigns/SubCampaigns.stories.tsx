import { expect, screen, within } from 'storybook/test';
import { writeAsOther } from '#storybook/plays/meanwhile/writeAsOther.ts';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Sub-campaigns 子活动列表',
  tags: ['screen'],
  parameters: { at: '/manage/subcampaignlist?campaignid=100100001', scenario: 'super-ios', layout: 'fullscreen' },
});

type Canvas = Pick<typeof screen, 'findByRole'>;

const openMenu = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }, name: string) => {
  const link = await canvas.findByRole('link', { name: new RegExp(`^${name}`) });
  const button = link.closest('tr, [role="row"], [role="listitem"]')?.querySelector('[aria-haspopup="menu"]');
  if (!button) throw new Error('No menu');
  await userEvent.click(button);
};

/** Somebody else edits a sub-campaign of the first campaign while a story is open. */
const editAsOther = async (id: number, paramValue: string, more: object) =>
  writeAsOther('PUT', `/api/1001/subcampaigns/${id}`, { campaignid: 100100001, paramValue, targetUrl: null, deeplink: null, ...more });

export const Filled = meta.story();

/** Without a campaign: all of the app, each with its campaign. */
export const OfAllCampaigns = meta.story({ parameters: { at: '/manage/subcampaignlist' } });

export const Disables = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '主播 A');
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await waitForToast('已停用“主播 A”');
    await expect(await canvas.findByText('已停用')).toBeVisible();
  },
});

export const Deletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '主播 B');
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除“主播 B”？' }));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await waitForToast('已删除“主播 B”');
  },
});

const longName = '主播 A · 春节夜场 · 华东区门店联合直播（含回放与短视频切片）';

/** One that somebody else has changed is not simply disabled: who, when and what, and one press does it all the same. */
export const DisablesAnyway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '主播 A');
    await editAsOther(1001000010, 'host_a/night', {
      name: longName,
      targetUrl: 'https://h5.provena.test/live/spring/host-a?from=campaign',
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    const again = within(await screen.findByRole('alertdialog', { name: '仍要停用“主播 A”？' }));
    await expect(again.getByText(/被 陆闻舟 修改，没有覆盖/)).toHaveTextContent('2026-11-20 10:32');
    await moment('told');
    await userEvent.click(again.getByRole('button', { name: '停用' }));
    await waitForToast(`已停用“${longName}”`);
  },
});

/** Nor is it deleted. */
export const DeletesAnyway = meta.story({
  parameters: { locale: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '主播 B');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const first = within(await screen.findByRole('alertdialog', { name: 'Delete 主播 B?' }));
    await editAsOther(1001000011, 'sub_2', { name: '主播 B', deeplink: 'provena://live/host-b' });
    await userEvent.click(first.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Delete 主播 B anyway?' }));
    await expect(again.getByText(/Changed meanwhile by 陆闻舟/)).toBeVisible();
    await moment('told');
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    await waitForToast('主播 B deleted');
  },
});

/** What somebody else did after it is not taken back with it, until the reader wants that. */
export const UndoesAnyway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '主播 A');
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await screen.findByText('已停用“主播 A”');
    await editAsOther(1001000010, 'host_a/night', { name: longName });
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    const again = within(await screen.findByRole('alertdialog', { name: '仍要撤销对“主播 A”的操作？' }));
    await expect(again.getByText(/被 陆闻舟 修改，没有覆盖/)).toBeVisible();
    await moment('told');
    await userEvent.click(again.getByRole('button', { name: '仍要撤销' }));
    await waitForToast('已撤销');
    await expect(await canvas.findByRole('link', { name: new RegExp('^主播 A · 春节夜场') })).toBeVisible();
    await expect(canvas.queryByText('已停用')).toBeNull();
  },
});

/** A campaign without any says how they come. */
export const None = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/subcampaignlist?campaignid=100100002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有子活动' })).toBeVisible();
  },
});

/** A campaign that is no number finds nothing. */
export const Gone = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/subcampaignlist?campaignid=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^主播 A/ });
    await expect(canvas.queryByRole('link', { name: '新建子活动' })).toBeNull();
  },
});

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });
