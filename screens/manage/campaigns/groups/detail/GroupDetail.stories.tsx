import { expect, screen, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Campaign group 推广活动组详情',
  tags: ['screen'],
  parameters: { at: '/manage/campgroupDetail?id=100101', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** A pasted column: what is not found and what is here already is said before anything moves. */
export const AddsByPasting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入推广活动' }));
    const dialog = within(await screen.findByRole('dialog', { name: '加入“版本大推 1 组”' }));
    await userEvent.click(dialog.getByRole('radio', { name: '粘贴名称' }));
    await userEvent.click(await dialog.findByRole('textbox', { name: /^名称或 ID/ }));
    await userEvent.paste('100100001\n100100002\n没有这个活动\n100100002');
    await expect(await dialog.findByText(/1 个没有找到/)).toBeVisible();
    await expect(dialog.getByText('重复')).toBeVisible();
    const add = await dialog.findByRole('button', { name: /^加入 \d 个$/ });
    const count = /\d/.exec(add.textContent)?.[0] ?? '';
    await userEvent.click(add);
    await waitForToast(`已加入 ${count} 个推广活动`);
  },
});

/** Chosen by a word of the name; those that are here already cannot be chosen. */
export const AddsByChoosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入推广活动' }));
    const dialog = within(await screen.findByRole('dialog', { name: '加入“版本大推 1 组”' }));
    await userEvent.click(dialog.getByRole('button', { name: '加入' }));
    await expect(await dialog.findByText('至少选择一个推广活动')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^推广活动/ }));
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(3);
  },
});

/** Back to no group, and back again. */
export const TakesOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: /-\d+$/ });
    const row = link?.closest<HTMLElement>('tr, [role="row"]');
    if (!row) throw new Error('No row');
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: '移出活动组' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '把 1 个推广活动移出活动组？' }));
    await userEvent.click(dialog.getByRole('button', { name: '移出活动组' }));
    await waitForToast('已移出 1 个推广活动');
  },
});

export const Renames = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改名' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改名称和备注' }));
    const name = dialog.getByRole('textbox', { name: /^活动组/ });
    await userEvent.clear(name);
    await userEvent.type(name, '版本大推');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitForToast('已保存“版本大推”');
    await expect(await canvas.findByRole('heading', { level: 1, name: '版本大推' })).toBeVisible();
  },
});

/** An id that is no number finds nothing. */
export const Gone = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/campgroupDetail?id=abc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /-\d+$/ });
    await expect(canvas.queryByRole('button', { name: '加入推广活动' })).toBeNull();
  },
});

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });
