import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failAt, recover } from '#storybook/plays/before/failAt.ts';
import { setClickWindow } from '#storybook/plays/meanwhile/setClickWindow.ts';
import { moment } from '#storybook/plays/moment.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/Campaigns 推广活动管理',
  tags: ['screen'],
  parameters: { at: '/manage/campaign', scenario: 'super-ios', layout: 'fullscreen' },
});

type Canvas = Pick<typeof screen, 'findAllByRole'>;

/** Rows with a campaign; those of the skeleton have no link. */
const rowsOf = async (canvas: Canvas) => {
  const link = await canvas.findAllByRole('link', { name: /-\d+$/ });
  return link.flatMap((one) => one.closest<HTMLElement>('tr, [role="row"]') ?? []);
};

export const Filled = meta.story();

/** Of its filters three have no choices: they show it, and say it in their lists. The campaigns stand. */
export const WithoutChoices = meta.story({
  beforeEach: failAt(/\/(channel\/findall|campgroup\/findall|campaigns\/authors)$/),
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    await expect(await canvas.findAllByRole('img', { name: '没有加载成功' })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^活动组/ }));
    const list = within(await screen.findByRole('dialog'));
    await expect(await list.findByText('没有加载成功')).toBeVisible();
    await expect(list.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(list.getAllByRole('option')).toHaveLength(1);
  },
});

/** Opening the list asks again. */
export const ChoicesComeLater = meta.story({
  tags: ['no-picture'],
  beforeEach: failAt(/\/channel\/findall$/),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: '没有加载成功' });
    recover();
    await userEvent.click(canvas.getByRole('button', { name: /^渠道 ?全部/ }));
    await expect(await screen.findByRole('option', { name: '巨量引擎' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img', { name: '没有加载成功' })).toBeNull());
  },
});

/** What is found in a parameter of the link is marked there. */
export const Searched = meta.story({
  parameters: { at: '/manage/campaign?search=kol_a&state=running' },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas);
    if (!first) throw new Error('No row');
    await expect(first.querySelector('mark')).toHaveTextContent('kol_a');
  },
});

/** A file of a list says which app its rows are of. */
export const FileNamesItsApp = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    const lines = await saveAsCsv({ canvas, userEvent });
    await expect(lines.slice(0, 3).flat()).toContain('应用 星海远征 iOS');
  },
});

/** What is found where the link leads is shown and marked there as well. */
export const SearchedByTarget = meta.story({
  parameters: { at: '/manage/campaign?search=event/autumn' },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas);
    if (!first) throw new Error('No row');
    await expect(within(first).getByText(/^指向/)).toBeVisible();
    await expect(first.querySelector('mark')).toHaveTextContent('event/autumn');
  },
});

/** The filter offers the channels that have campaigns, archived ones included, and no others. */
export const FiltersByChannel = meta.story({
  tags: ['no-picture'], // An open filter over the list of Filled.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^渠道/ }));
    await expect(await screen.findByRole('option', { name: /巨量引擎/ })).toBeInTheDocument();
    await expect(screen.queryByRole('option', { name: /自有短信/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const NothingMatches = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/campaign?search=没有这样的活动' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '清除筛选' })).toBeVisible();
  },
});

/** A link in one press; the whole link, not what is shown of it. */
export const CopiesALink = meta.story({
  // Looks as the filled list: what matters is the clipboard.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [first] = await rowsOf(canvas);
    if (!first) throw new Error('No row');
    await userEvent.click(within(first).getByRole('button', { name: '复制监测链接' }));
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/t\.provena\.example\/c\/\w+\?/));
  },
});

/** The same windows for three campaigns, each before and after; the ones that are so already are left alone. */
export const ChangesMany = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    for (const row of rows.slice(0, 3)) await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 campaigns' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Group' }));
    await expect(dialog.getByText('Choose a group to see each campaign before and after.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
    await moment('no-group');
    await userEvent.click(dialog.getByRole('radio', { name: 'Attribution window' }));
    await userEvent.click(dialog.getByRole('button', { name: /View window/ }));
    await userEvent.click(await screen.findByRole('option', { name: '3 days' }));
    await expect(dialog.getAllByText('Click 7 days, view 3 days')).toHaveLength(3);
    await expect(dialog.getByRole('button', { name: 'Change 3' })).toBeEnabled();
  },
});

export const SendsTheChange = meta.story({
  // Ends in the list as it was; the toast says what exists now.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    for (const row of rows.slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: '批量修改' }));
    const dialog = await screen.findByRole('dialog', { name: '修改 2 个推广活动' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '数据回调' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: '不回调' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '修改 2 个' }));
    await waitForToast('已修改 2 个推广活动');
  },
});

/** One that somebody else changes meanwhile is left alone: who and when, then before and after once more, and only that one again. */
export const ChangedMeanwhile = meta.story({
  parameters: { picture: { as: 'filled' } },
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    for (const row of rows.slice(0, 3)) await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: '批量修改' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改 3 个推广活动' }));
    await userEvent.click(dialog.getByRole('button', { name: /浏览归因窗口/ }));
    await userEvent.click(await screen.findByRole('option', { name: '3 天' }));
    await setClickWindow(idOf(rows[1]), 14);
    await userEvent.click(dialog.getByRole('button', { name: '修改 3 个' }));
    await expect(await canvas.findByText('批量修改：完成 2 项，失败 1 项')).toBeVisible();
    await expect(canvas.getByText(/被 陆闻舟 修改，没有覆盖/)).toHaveTextContent('2026-11-20 10:32');
    await moment('refused');
    await userEvent.click(canvas.getByRole('button', { name: '核对后重试 1 项' }));
    const again = within(await screen.findByRole('dialog', { name: '修改 1 个推广活动' }));
    await expect(again.getByText('点击 14 天，不计浏览')).toBeVisible();
    await expect(again.getByText('点击 7 天，浏览 3 天')).toBeVisible();
    await moment('again');
    await userEvent.click(again.getByRole('button', { name: '修改 1 个' }));
    await waitForToast('已修改 3 个推广活动');
    await waitFor(() => expect(canvas.queryByText('批量修改：完成 2 项，失败 1 项')).toBeNull());
  },
});

const idOf = (row: HTMLElement | undefined) =>
  Number(new URL(row?.querySelector('a[href*="id="]')?.getAttribute('href') ?? '', location.origin).searchParams.get('id'));

/** One that somebody else has changed is not simply disabled: who, when and what, and one press does it all the same. */
export const DisablesAnyway = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas);
    const name = first && within(first).getByRole('link').textContent;
    await openMenu(canvas, userEvent);
    await setClickWindow(idOf(first), 14);
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: `停用“${name}”？` })).getByRole('button', { name: '停用' }),
    );
    const again = within(await screen.findByRole('alertdialog', { name: `仍要停用“${name}”？` }));
    await expect(again.getByText(/被 陆闻舟 修改，没有覆盖/)).toHaveTextContent('2026-11-20 10:32');
    await expect(again.getByText('7 天 → 14 天')).toBeVisible();
    await moment('told');
    await userEvent.click(again.getByRole('button', { name: '停用' }));
    await waitForToast(`已停用“${name}”`);
  },
});

/** What somebody else did after it is not taken back with it: who, when and what, and one press takes it back all the same. */
export const UndoesAnyway = meta.story({
  parameters: { picture: { as: 'filled' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas);
    const name = first && within(first).getByRole('link').textContent;
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await screen.findByText(`已停用“${name}”`);
    await setClickWindow(idOf(first), 14);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    const again = within(await screen.findByRole('alertdialog', { name: `仍要撤销对“${name}”的操作？` }));
    await expect(again.getByText(/被 陆闻舟 修改，没有覆盖/)).toHaveTextContent('2026-11-20 10:32');
    await expect(again.getByText('7 天 → 14 天')).toBeVisible();
    await moment('told');
    await userEvent.click(again.getByRole('button', { name: '仍要撤销' }));
    await waitForToast('已撤销');
    await expect(first).not.toHaveTextContent('已停用');
  },
});

/** Of many, those that somebody else has changed stay enabled and are named; a retry sends only them. */
export const DisablesTheOthers = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    const rows = (await rowsOf(canvas)).filter((row) => within(row).queryByText('Running'));
    for (const row of rows.slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'));
    await setClickWindow(idOf(rows[1]), 14);
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    await expect(await canvas.findByText(/Changed meanwhile by 陆闻舟 at 2026-11-20 10:32/)).toBeVisible();
    await moment('refused');
    await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
    await waitForToast('2 campaigns disabled');
  },
});

/** It stays in its group until the reader has seen who changed it; then the same press moves it. */
export const MovesAnyway = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas);
    const name = first && within(first).getByRole('link').textContent;
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: '改活动组' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^移动/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^活动组/ }));
    await userEvent.click(await screen.findByRole('option', { name: '未分组' }));
    await setClickWindow(idOf(first), 14);
    await userEvent.click(dialog.getByRole('button', { name: '移动' }));
    await expect(await dialog.findByText(`${name}：2026-11-20 10:32 被 陆闻舟 修改，没有覆盖。`)).toBeVisible();
    await expect(dialog.getByText('7 天 → 14 天')).toBeVisible();
    await expect(dialog.getByText('1 天 → 不启用')).toBeVisible();
    await expect(dialog.getByText('要按现在的样子继续，再按一次“移动”。')).toBeVisible();
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: '移动' }));
    await waitForToast(`“${name}”已移到未分组`);
  },
});

const openMenu = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) => {
  const [first] = await rowsOf(canvas);
  const button = first?.querySelector('[aria-haspopup="menu"]');
  if (!button) throw new Error('No menu');
  await userEvent.click(button);
};

/** What hangs on a campaign is named before it goes. One with data is archived instead. */
export const HasData = meta.story({
  parameters: { locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(dialog).toHaveTextContent('has data and can’t be deleted');
  },
});

/** Of many, all that hangs on them is named in one question. */
export const DeletesMany = meta.story({
  parameters: { at: '/manage/campaign?state=unused', locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    for (const row of rows.slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Delete \d+ campaigns\?$/ }));
    await expect(await dialog.findByText('Smart links leading to it')).toBeVisible();
  },
});

export const Deletes = meta.story({
  parameters: { at: '/manage/campaign?state=unused' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas);
    const name = first && within(first).getByRole('link').textContent;
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('一起删除的子活动');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitForToast(`已删除“${name}”`);
  },
});

/** It is not deleted as it was seen: who changed it stands in the question, and the same press then deletes it. */
export const DeletesAnyway = meta.story({
  parameters: { at: '/manage/campaign?state=unused', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas);
    const name = first && within(first).getByRole('link').textContent;
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }));
    await dialog.findByText(/stops working at once/);
    await setClickWindow(idOf(first), 14);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/Changed meanwhile by 陆闻舟 at 2026-11-20 10:32/)).toBeVisible();
    await moment('told');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitForToast(`${name} deleted`);
  },
});

/** One that is archived already is not archived once more. On its own page it is restored. */
export const RestoresOnItsPage = meta.story({
  parameters: { at: '/manage/campaign?archived=1' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await rowsOf(canvas);
    const link = first && within(first).getByRole('link');
    const name = link?.textContent ?? '';
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = within(await screen.findByRole('dialog', { name: `“${name}”已有数据，不能删除` }));
    await expect(dialog.getByText(/它已经归档/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '归档' })).toBeNull();
    await moment('refused');
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await userEvent.click(link ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }));
    await waitForToast(`已恢复“${name}”`);
    await expect(await canvas.findByRole('button', { name: '停用' })).toBeVisible();
  },
});

export const Archived = meta.story({
  parameters: { at: '/manage/campaign?archived=1' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已归档')).length).toBeGreaterThan(1);
  },
});

/** A partner whose role does not have the page learns what is missing, and nothing of the campaigns. */
export const ChannelPartner = meta.story({
  parameters: { scenario: 'channel-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '新建推广活动' })).toBeNull();
  },
});

/** Who may only look has no verbs but those that take something along. */
export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    await expect(canvas.queryByRole('link', { name: '新建推广活动' })).toBeNull();
  },
});

export const H5 = meta.story({ parameters: { scenario: 'super-h5' } });

export const English = meta.story({ parameters: { locale: 'en', at: '/manage/campaign?sort=state' } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });
