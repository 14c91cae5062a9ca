import { expect, screen, within } from 'storybook/test';
import { campaignAt } from '#storybook/plays/before/campaignAt.ts';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Custom channels 自定义渠道',
  tags: ['screen'],
  parameters: { at: '/manage/customchannel', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('线下门店扫码')).toBeInTheDocument();
  },
});

/** The service says while it is typed whether a name is free. */
export const NameTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建渠道' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /渠道名称/ }), '巨量引擎');
    await expect(await dialog.findByText('这个名称已被媒体或其他渠道使用')).toBeVisible();
  },
});

export const Imports = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '批量导入' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox', { name: '粘贴渠道' }));
    await userEvent.paste('社区海报\t华东\n直播间口播\n自有短信\n社区海报');
    await userEvent.click(await dialog.findByRole('button', { name: '导入 2 个' }));
    await expect(await dialog.findByText('已导入 2 个')).toBeVisible();
  },
});

/** The service says what still hangs on a channel before anything is confirmed. */
export const StillUsed = meta.story({
  beforeEach: campaignAt(203, '门店海报-华东 01'),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /线下门店扫码/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog', { name: '“线下门店扫码”还不能删除' }));
    await expect(dialog.getByText('门店海报-华东 01')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '查看当前应用的推广活动' })).toHaveAttribute(
      'href',
      expect.stringContaining('channels='),
    );
  },
});

export const DisablesAndMerges = meta.story({
  tags: ['no-picture'], // Its end is the list without one row.
  play: async ({ canvas, userEvent }) => {
    const openMenu = async (name: RegExp) => {
      const row = await canvas.findByRole('row', { name });
      const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      if (!button) throw new Error('the row has no menu');
      await userEvent.click(button);
    };
    await openMenu(/KOL 合作/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await waitForToast('已停用“KOL 合作”');
    await openMenu(/KOL 合作/);
    await userEvent.click(await screen.findByRole('menuitem', { name: '合并到其他渠道' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox'), '公众号');
    await userEvent.click(await screen.findByRole('option', { name: /公众号菜单/ }));
    // The rules of both apps that name it go along.
    await expect(await dialog.findByText('星海远征 / KOL 合作 · 按激活计价 × 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '合并渠道' }));
    await waitForToast('“KOL 合作”已合并到“公众号菜单”');
  },
});

/** A rule would hold for all channels without its only one: it is named, and the way out takes it along. */
export const HeldByARule = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /KOL 合作/ });
    const button = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const blocked = within(await screen.findByRole('dialog', { name: 'KOL 合作 can’t be deleted yet' }));
    await userEvent.click(blocked.getByRole('button', { name: 'Merge into another' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge KOL 合作' }));
    await expect(await dialog.findByText('Channel rules')).toBeVisible();
  },
});

export const Nothing = meta.story({ tags: ['empty'], parameters: { at: '/manage/customchannel?search=没有这个渠道' } });

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios', locale: 'en' } });
