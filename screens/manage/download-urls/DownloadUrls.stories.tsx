import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { failAt } from '#storybook/plays/before/failAt.ts';
import { downloadAddresses } from '#app/api/ours/links/packages.ts';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Download URLs 下载地址',
  tags: ['screen'],
  parameters: { at: '/manage/downloadurl', scenario: 'super-android', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('打不开：不是 https 地址')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /达人直播页.*巨量引擎/ })).toBeVisible();
  },
});

export const WithoutChannels = meta.story({
  beforeEach: failAt(/\/channel\/findall$/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('渠道名称没有加载，表里显示渠道 ID。')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '没有加载成功' })).toBeVisible();
  },
});

/** A store of another platform is refused at its field; the right one is added. */
export const Adds = meta.story({
  parameters: { scenario: 'super-ios' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('App Store');
    await userEvent.click(canvas.getByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名称/ }), 'App Store 国际');
    await userEvent.type(dialog.getByRole('textbox', { name: /^地址/ }), 'https://sj.qq.com/appdetail/a');
    await userEvent.click(dialog.getByRole('button', { name: '新增地址' }));
    await expect(await dialog.findByText('应用商店的地址在 apps.apple.com 下')).toBeVisible();
    await moment('refused');
    await userEvent.clear(dialog.getByRole('textbox', { name: /^地址/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^地址/ }), 'https://apps.apple.com/us/app/id1');
    await userEvent.click(dialog.getByRole('button', { name: '新增地址' }));
    await waitForToast('已新增“App Store 国际”');
    await expect(await canvas.findByText('App Store 国际')).toBeInTheDocument();
  },
});

/** What was deleted comes back as the one that it was: it is not added again. */
export const DeletedAndBack = meta.story({
  tags: ['no-picture'], // Ends as it begins.
  play: async ({ canvas, userEvent }) => {
    const real = globalThis.fetch;
    const writes: string[] = [];
    const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
      if (method !== 'GET' && pathname.includes('/download-addresses')) writes.push(`${method} ${pathname}`);
      return real(input, init);
    });
    const row = await canvas.findByRole('row', { name: /达人直播页/ });
    await userEvent.click(within(row).getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /达人直播页/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('row', { name: /达人直播页/ })).toBeVisible();
    const path = '/api/1002/download-addresses/100205';
    await expect(writes).toEqual([`DELETE ${path}`, `POST ${path}/restore`]);
    sent.mockRestore();
  },
});

/** A back end that does not bring deleted addresses back: the question says so, and no undo is offered that would be refused. */
export const DeletedForGood = meta.story({
  parameters: { config: { lacks: [downloadAddresses.restore.call] } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /达人直播页/ });
    await userEvent.click(within(row).getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('没有推广活动在用它。不能撤销，但可以重新新增。')).toBeVisible();
    await moment('question');
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await waitForToast('已删除“达人直播页”');
    await expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  },
});

/** What is for one channel, and what is for all, are there for it. */
export const OfOneChannel = meta.story({
  tags: ['no-picture'], // Fewer rows than above.
  parameters: { at: '/manage/downloadurl?channel=102' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /官方安装包.*全部渠道/ })).toBeVisible();
    await expect(canvas.queryByText('达人直播页')).toBeNull();
  },
});

export const NoMatch = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/downloadurl?search=nothing-like-it', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching URLs')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
});

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });
