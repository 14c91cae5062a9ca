import { expect, screen, within } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import { writeAsOther } from '#storybook/plays/meanwhile/writeAsOther.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Campaign groups 推广活动组管理',
  tags: ['screen'],
  parameters: { at: '/manage/campgroup', scenario: 'super-ios', layout: 'fullscreen' },
});

type Canvas = Pick<typeof screen, 'findByRole'>;

const openMenu = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }, group: string) => {
  const link = await canvas.findByRole('link', { name: new RegExp(`^${group}`) });
  const button = link.closest('tr, [role="row"], [role="listitem"]')?.querySelector('[aria-haspopup="menu"]');
  if (!button) throw new Error('No menu');
  await userEvent.click(button);
};

/** Clicks and installs of each group and of all of them, as the report by group has them. */
export const Filled = meta.story();

/** More groups than the service hands out at once: all of them count, and one of the last is found. */
export const Hundreds = meta.story({
  // It looks like the others.
  tags: ['no-picture'],
  parameters: { scenario: 'huge' },
  play: async ({ canvas, userEvent }) => {
    // The huge world takes long to make.
    await expect((await canvas.findAllByText(/660/, undefined, { timeout: 40_000 })).length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByRole('searchbox'), '品牌 110');
    await expect(await canvas.findByRole('link', { name: /^品牌 110 组/ })).toBeVisible();
  },
});

export const Creates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^版本大推 1 组/ });
    await userEvent.click(canvas.getByRole('button', { name: '新建活动组' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建活动组' }));
    // A name that is taken is refused at its field, and what was typed stays.
    await userEvent.type(dialog.getByRole('textbox', { name: /^活动组/ }), '版本大推 1 组');
    await userEvent.type(dialog.getByRole('textbox', { name: /^备注/ }), '十二月');
    await userEvent.click(dialog.getByRole('button', { name: '新建活动组' }));
    await expect(await dialog.findByText(/活动组名称已存在/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^活动组/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^活动组/ }), '年终冲刺');
    await userEvent.click(dialog.getByRole('button', { name: '新建活动组' }));
    await waitForToast('已新建“年终冲刺”');
    await expect(await canvas.findByRole('link', { name: /^年终冲刺/ })).toBeInTheDocument();
  },
});

/** All campaigns of one group go to another, and the emptied one goes. */
export const Merges = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '测试 3 组');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge into another group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge 测试 3 组' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Into/ }), '测试 1');
    await userEvent.click(await screen.findByRole('option', { name: /测试 1 组/ }));
    await moment('asks');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitForToast('测试 3 组 merged into 测试 1 组');
  },
});

/** Somebody else gives a group of the list another name while a story is open. */
async function renameAsOther(canvas: Canvas, group: string, name: string) {
  const link = await canvas.findByRole('link', { name: new RegExp(`^${group}`) });
  const id = new URL(link.getAttribute('href') ?? '', location.origin).searchParams.get('id');
  await writeAsOther('PUT', `/api/1001/groups/${id}`, { name, remark: null });
}

const longName = '2026 春季版本大推 · 短视频与直播联合投放 · 品牌与效果合并统计（保留历史数据）';

/** Both groups of a merge were changed meanwhile: each is named with what became of it, and the next press merges them as they are. */
export const MergesAnyway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '测试 3 组');
    await userEvent.click(await screen.findByRole('menuitem', { name: '合并到其他组' }));
    const dialog = within(await screen.findByRole('dialog', { name: '合并“测试 3 组”' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^并入/ }), '测试 1');
    await userEvent.click(await screen.findByRole('option', { name: /测试 1 组/ }));
    await renameAsOther(canvas, '测试 3 组', '测试 3 组（保留）');
    await renameAsOther(canvas, '测试 1 组', longName);
    await userEvent.click(dialog.getByRole('button', { name: '合并' }));
    await expect(await dialog.findByText(/测试 1 组 → 2026 春季版本大推/)).toBeVisible();
    await expect(dialog.getByText(/测试 3 组 → 测试 3 组（保留）/)).toBeVisible();
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: '合并' }));
    await waitForToast(`“测试 3 组（保留）”已并入“${longName}”`);
  },
});

/** What was typed stays, and the note that somebody else has written meanwhile comes in beneath it. */
export const RenamesAnyway = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '测试 3 组');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename and edit note' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Group/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Tests of the spring release');
    await renameAsOther(canvas, '测试 3 组', longName);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/Press Save again/)).toBeVisible();
    await expect(name).toHaveValue('Tests of the spring release');
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitForToast('Tests of the spring release saved');
  },
});

/** It is not deleted under a name that it does not have any more. */
export const DeletesAnyway = meta.story({
  parameters: { picture: { as: 'deletes' }, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '节日 2 组');
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除“节日 2 组”？' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^推广活动移到/ }), '未分组');
    await userEvent.click(await screen.findByRole('option', { name: '未分组' }));
    await renameAsOther(canvas, '节日 2 组', '节日 2 组（春节）');
    await userEvent.click(dialog.getByRole('button', { name: '删除活动组' }));
    await expect(await dialog.findByText(/节日 2 组 → 节日 2 组（春节）/)).toBeVisible();
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: '删除活动组' }));
    await waitForToast('已删除“节日 2 组（春节）”');
  },
});

/** Nor do its campaigns go to a group that has become another one: both are named, as in a merge. */
export const DeletesIntoAnyway = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '测试 3 组');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 测试 3 组?' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /^Move campaigns to/ }), '测试 1');
    await userEvent.click(await screen.findByRole('option', { name: /测试 1 组/ }));
    await renameAsOther(canvas, '测试 1 组', longName);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
    await expect(await dialog.findByText(/^测试 1 组: Changed meanwhile by 陆闻舟/)).toBeVisible();
    await expect(dialog.getByText(/^测试 1 组 → 2026/)).toBeVisible();
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
    await waitForToast('测试 3 组 deleted');
  },
});

/** A group is deleted only once it is said where its campaigns go. */
export const Deletes = meta.story({
  parameters: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '节日 2 组');
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除“节日 2 组”？' }));
    await userEvent.click(dialog.getByRole('button', { name: '删除活动组' }));
    await expect(await dialog.findByText('选择活动组')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /^推广活动移到/ }), '未分组');
    await userEvent.click(await screen.findByRole('option', { name: '未分组' }));
    await moment('asks');
    await userEvent.click(dialog.getByRole('button', { name: '删除活动组' }));
    await waitForToast('已删除“节日 2 组”');
    // What is in no group is not counted by any row, and is said.
    await expect(await canvas.findByText(/个推广活动未分组/)).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/campgroup?search=没有这样的组' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '清除筛选' })).toBeVisible();
  },
});

/** Who may only look has the ways to the details and the report. */
export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, '品牌 1 组');
    await expect(await screen.findByRole('menuitem', { name: '查看报表' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '新建活动组' })).toBeNull();
  },
});

export const MediaBuyer = meta.story({ parameters: { picture: { as: 'filled' }, scenario: 'staff-ios' } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });
