import { expect, screen, waitFor } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Smart link 一键链接详情',
  tags: ['screen'],
  parameters: { at: '/manage/onelinkDetail?id=1002001', scenario: 'super-android', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    // The first dead end is what the page opens with.
    await expect(await canvas.findByRole('heading', { name: 'HarmonyOS · 系统浏览器 · 未安装' })).toBeVisible();
    await expect(canvas.getByText('没有应用商店地址，点击停在这里')).toBeVisible();
    await expect(canvas.getByText('无落点 4')).toBeVisible();
  },
});

export const PathInWeChat = meta.story({
  parameters: { at: '/manage/onelinkDetail?id=1002001&cell=iOS%20wechat%20missing' },
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('button', { name: 'iOS · 微信 · 未安装：引导页' });
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('引导页“在浏览器打开”')).toBeVisible();
    cell.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('heading', { name: 'Android · 微信 · 未安装' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('heading', { name: 'iOS · 微信 · 未安装' })).toBeVisible();
  },
});

/** A change that makes a dead end shows it in the matrix, blocks saving, and is taken back in one press. */
export const NewDeadEnd = meta.story({
  parameters: { at: '/manage/onelinkDetail?id=1002001&edit=1' },
  play: async ({ canvas, userEvent }) => {
    const [store] = await canvas.findAllByRole('textbox', { name: /^未安装/ });
    if (!store) throw new Error('no field for the store');
    await userEvent.clear(store);
    await expect(await canvas.findByRole('button', { name: 'iOS · 系统浏览器 · 未安装：无落点，原为应用商店' })).toBeVisible();
    await expect(canvas.getByText('新增 4 种无落点，补上地址或恢复后才能保存')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存模板' })).toBeDisabled();
  },
});

export const TakesItBack = meta.story({
  // What is left is the editor as it opens.
  tags: ['no-picture'],
  parameters: { at: '/manage/onelinkDetail?id=1002001&edit=1' },
  play: async ({ canvas, userEvent }) => {
    const [store] = await canvas.findAllByRole('textbox', { name: /^未安装/ });
    if (!store) throw new Error('no field for the store');
    await userEvent.clear(store);
    await userEvent.click(await canvas.findByRole('button', { name: '恢复 iOS' }));
    await expect(await canvas.findByText('还没有改动')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'iOS · 系统浏览器 · 未安装：应用商店' })).toBeVisible();
  },
});

/** Filling the missing store fixes four situations of every link that uses the template. */
export const FixesADeadEnd = meta.story({
  // Looks as the detail without dead ends, beside a toast that is about to leave.
  tags: ['no-picture'],
  parameters: { at: '/manage/onelinkDetail?id=1002001&edit=1' },
  play: async ({ canvas, userEvent }) => {
    const [, , harmony] = await canvas.findAllByRole('textbox', { name: /^未安装/ });
    if (!harmony) throw new Error('no field for the store');
    await userEvent.type(harmony, 'AppGallery · C10');
    await expect(await canvas.findByText('4 种情况会变')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存模板' }));
    await waitForToast('已保存“xinghai-default”，5 个链接已跟着改变');
    await waitFor(() => expect(canvas.queryByText(/^无落点/)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** An address that nothing can be led to is refused at its field, by the rule of the builder. */
export const RefusesAnAddress = meta.story({
  parameters: { at: '/manage/onelinkDetail?id=1002001&edit=1' },
  play: async ({ canvas, userEvent }) => {
    const [installed] = await canvas.findAllByRole('textbox', { name: /^已安装/ });
    const [, , harmony] = canvas.getAllByRole('textbox', { name: /^未安装/ });
    const [, , , desktop] = canvas.getAllByRole('textbox', { name: /^打不开时/ });
    if (!installed || !harmony || !desktop) throw new Error('fields are missing');
    await userEvent.clear(installed);
    await userEvent.type(installed, 'event/autumn');
    await userEvent.type(harmony, 'dl.xinghai.example/a.hap');
    await userEvent.clear(desktop);
    await userEvent.type(desktop, 'www.xinghai.example');
    await userEvent.click(canvas.getByRole('button', { name: '保存模板' }));
    await waitFor(() => expect(installed).toHaveAccessibleDescription(/填写唤起地址/));
    await expect(harmony).toHaveAccessibleDescription(/写出商店的名称/);
    await expect(desktop).toHaveAccessibleDescription(/https:\/\//);
  },
});

export const OfATemplate = meta.story({
  parameters: { at: '/manage/onelinkDetail?template=10022', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Links that use this template' })).toBeVisible();
    await expect(canvas.queryByText(/^Dead end/)).toBeNull();
  },
});

export const Gone = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/onelinkDetail?id=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
  },
});

/** Looks at the outcomes and changes nothing. */
export const MediaBuyer = meta.story({
  parameters: { at: '/manage/onelinkDetail?id=1001001', scenario: 'staff-ios' },
});
