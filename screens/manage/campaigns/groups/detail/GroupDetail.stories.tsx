import { expect, screen, within } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import { setClickWindow } from '#storybook/plays/meanwhile/setClickWindow.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Campaign group 推广活动组详情',
  tags: ['screen'],
  parameters: { at: '/manage/campgroupDetail?id=100101', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** A pasted column: what is not found and what is here already is said before anything moves. */
export const AddsByPasting = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add campaigns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to 版本大推 1 组' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Paste names' }));
    await userEvent.click(await dialog.findByRole('textbox', { name: /^Names or IDs/ }));
    await userEvent.paste('100100001\n100100002\n没有这个活动\n100100002');
    await expect(await dialog.findByText(/; 1 not found/)).toBeVisible();
    await expect(dialog.getByText('Repeated')).toBeVisible();
    const add = await dialog.findByRole('button', { name: /^Add \d$/ });
    const count = Number(/\d/.exec(add.textContent)?.[0]);
    await moment('found');
    await userEvent.click(add);
    await waitForToast(count === 1 ? '1 campaign added' : `${count} campaigns added`);
  },
});

/** Chosen by a word of the name; those that are here already cannot be chosen. */
export const AddsByChoosing = meta.story({
  parameters: { pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入推广活动' }));
    const dialog = within(await screen.findByRole('dialog', { name: '加入“版本大推 1 组”' }));
    await userEvent.click(dialog.getByRole('button', { name: '加入' }));
    await expect(await dialog.findByText('至少选择一个推广活动')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^推广活动/ }));
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(3);
  },
});

/** Of two that are added, the one that somebody else has changed stays where it is and is named; the next press adds it alone. */
export const AddsAnyway = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add campaigns' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add to/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Paste names' }));
    await userEvent.click(await dialog.findByRole('textbox', { name: /^Names or IDs/ }));
    await userEvent.paste('100100002\n100100003');
    await dialog.findByText(/^2 can be added/);
    await setClickWindow(100100003, 14);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2' }));
    await expect(await dialog.findByText(/Changed meanwhile by 陆闻舟 at 2026-11-20 10:32/)).toBeVisible();
    await expect(dialog.getByText(/^Press Add again/)).toBeVisible();
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: /^Add \d$/ }));
    await waitForToast('2 campaigns added');
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

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });
