import { expect, screen, waitFor, within } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Smart links 一键链接',
  tags: ['screen'],
  parameters: { at: '/manage/onelink', scenario: 'super-android', layout: 'fullscreen' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '秋季活动主链接' })).toBeVisible();
    await expect((await canvas.findAllByText('4 种情况无落点')).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { name: 'xinghai-recall' })).toBeVisible();
  },
});

/** The short code of another link is refused at its field, and nothing typed is lost. */
export const Creates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '秋季活动主链接' });
    await userEvent.click(canvas.getByRole('button', { name: '新建链接' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建链接' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^链接名称/ }), '双旦-短信');
    await userEvent.type(dialog.getByRole('textbox', { name: /^短码/ }), 'qiuji-2');
    await userEvent.click(dialog.getByRole('button', { name: '新建链接' }));
    await expect(await dialog.findByText(/短码已被使用/)).toBeVisible();
    await moment('taken');
    await userEvent.type(dialog.getByRole('textbox', { name: /^短码/ }), '-sd');
    await userEvent.click(dialog.getByRole('button', { name: '新建链接' }));
    await waitForToast('已创建“双旦-短信”');
    await expect(await canvas.findByRole('link', { name: '双旦-短信' })).toBeInTheDocument();
  },
});

/** Another template is chosen with what it does to clicks in sight: here four of them would lead nowhere. */
export const MovesToATemplate = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    const button = (await canvas.findByRole('row', { name: /秋季-短信召回/ })).querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit link' }));
    await userEvent.click(dialog.getByRole('button', { name: /Routing template/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'xinghai-default' }));
    await expect(await dialog.findByText('With this template, 4 situations end elsewhere')).toBeVisible();
    await expect(dialog.getByText(/^New dead ends: HarmonyOS · /)).toBeVisible();
  },
});

/** A link that people click is disabled first, then deleted. */
export const DisablesAndDeletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const openMenu = async () => {
      const button = (await canvas.findByRole('row', { name: /秋季-短信召回/ })).querySelector('[aria-haspopup="menu"]');
      if (!button) throw new Error('the row has no menu');
      await userEvent.click(button);
    };
    await openMenu();
    await expect(await screen.findByRole('menuitem', { name: /删除/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /秋季-短信召回/ })).toHaveTextContent('已停用'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /秋季-短信召回/ })).toBeNull());
  },
});

export const NoMatch = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/onelink?search=%E6%B2%A1%E6%9C%89%E8%BF%99%E6%A0%B7%E7%9A%84%E9%93%BE%E6%8E%A5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有匹配的结果')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
});

/** Who may only look creates and changes nothing. */
export const Analyst = meta.story({
  parameters: { scenario: 'analyst-ios', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '秋季活动主链接' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create link' })).toBeNull();
  },
});

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });
