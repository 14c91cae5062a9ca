import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Config/Channel settings 渠道配置',
  tags: ['screen'],
  parameters: { at: '/config/channelmanage', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Before a draft is published from its row, it says what it would have done to the last seven days. */
export const PreviewsBeforePublishing = meta.story({
  parameters: { locale: 'en', pictures: [{ width: 390, theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    // Around its name stands a row, or a card on a phone.
    let around: Element | null = await canvas.findByText('过滤模拟器点击');
    while (around && !around.querySelector('[aria-haspopup="menu"]')) around = around.parentElement;
    const button = around?.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the rule has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish “过滤模拟器点击”?' }));
    await expect(await question.findByText(/^It would have removed [\d,]+ of [\d,]+ installs, in 3 channels$/)).toBeVisible();
  },
});

export const Publishes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /过滤模拟器点击/ });
    const button = row.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '发布' }));
    const question = within(await screen.findByRole('alertdialog', { name: '发布“过滤模拟器点击”？' }));
    await expect(await question.findByText(/^[\d,]+ 个激活里会去掉 [\d,]+ 个，涉及 \d+ 个渠道$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '发布' }));
    await waitForToast('已发布“过滤模拟器点击”');
    await waitFor(() => expect(within(canvas.getByRole('row', { name: /过滤模拟器点击/ })).getByText('已发布')).toBeInTheDocument());
  },
});

/** A rule is deleted once that is confirmed. */
export const DeletesARule = meta.story({
  tags: ['no-picture'], // Ends in the list without its row.
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /过滤模拟器点击/ });
    const button = row.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除“过滤模拟器点击”？' }));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await waitForToast('已删除“过滤模拟器点击”');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /过滤模拟器点击/ })).toBeNull());
  },
});

/** Who stops counting organic traffic reads what that takes away, before it is saved. */
export const WithoutOrganic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改' }));
    const dialog = within(await screen.findByRole('dialog', { name: '报表口径' }));
    await userEvent.click(dialog.getByRole('switch', { name: '自然量计入报表' }));
    await expect(await dialog.findByText(/^关掉后，所有人的报表/)).toBeVisible();
    const flooding = dialog.getByRole('textbox', { name: /^点击泛滥/ });
    await userEvent.clear(flooding);
    await userEvent.type(flooding, '6.5');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitForToast('报表口径已保存');
    await expect(await canvas.findByText('不计入报表')).toBeVisible();
    await expect(canvas.getByText('超过 6.5% 且超过应用基准的 4 倍时标红')).toBeVisible();
  },
});

/** A disabled channel stays in the list, says so, and is enabled where it stands. */
export const EnablesAChannel = meta.story({
  parameters: { at: '/config/channelmanage?kind=custom' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /高校地推/ });
    await expect(within(row).getByText('已停用')).toBeVisible();
    const button = row.querySelector('[aria-haspopup="menu"]');
    if (!button) throw new Error('the row has no menu');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: '启用' }));
    await waitForToast('已启用“高校地推”');
    await waitFor(() => expect(within(canvas.getByRole('row', { name: /高校地推/ })).getByText('已启用')).toBeInTheDocument());
  },
});

/** Another app has no rules of its own. */
export const NoRules = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'super-harmony', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rules yet' })).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: '加载失败' })).length).toBeGreaterThan(0);
  },
});
