import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import { SampleConsole } from './sample/SampleConsole.tsx';

const meta = preview.meta({
  title: 'Screens/Kit/Listing 列表',
  component: SampleConsole,
  parameters: { layout: 'fullscreen' },
  args: { onWrite: fn() },
  beforeEach: withOwnEvents,
});

const loaded = async (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(9));

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByText('共 1,284 项')).toBeVisible();
  },
});

/** The search is said in the field, the hits are marked, and the filters are chips that go one by one. */
export const Searched = meta.story({
  args: { at: '?search=100' },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await userEvent.type(search, '达人短视频-A{Enter}');
    await waitFor(() => expect(canvas.getAllByText('达人短视频-A', { selector: 'mark' }).length).toBeGreaterThan(1));
    await expect(await canvas.findByText(/^\d+ \/ 1,284$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '状态 全部' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '已停用' }));
    await waitFor(() => expect(canvas.queryByText('投放中')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '移除 状态 已停用' }));
    await expect((await canvas.findAllByText('投放中')).length).toBeGreaterThan(0);
  },
});

/** What is selected stays over pages, and is dropped by another question. */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    const tick = async (name: string) => userEvent.click(await canvas.findByRole('checkbox', { name: `选择 ${name}` }));
    await tick('秋季版本-达人短视频-A');
    await tick('老用户召回-信息流-C');
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await tick('秋季版本-信息流-U');
    await expect(canvas.getByText('已选 3 项')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '秋季{Enter}');
    await waitFor(() => expect(canvas.queryByText('已选 3 项')).toBeNull());
    await expect(await canvas.findByText('共 257 项')).toBeVisible();
    await tick('秋季版本-达人短视频-A');
    await tick('秋季版本-攻略笔记-F');
    await expect(canvas.getByText('已选 2 项')).toBeVisible();
  },
});

/** A whole page first, then all that match; single rows can be left out again. */
export const AllThatMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvas.getByText('已选 20 项')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '选择全部匹配的 1,284 项' }));
    await expect(canvas.getByText('已选 1,284 项')).toBeVisible();
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('已选 1,283 项')).toBeVisible();
  },
});

/** Two are refused: which, why, with the code; the retry repeats only those. */
export const BulkWithFailures = meta.story({
  args: { refusedOnce: [100_483, 100_484] },
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await expect(await canvas.findByText('停用：完成 15 项，失败 2 项，3 项保持不变')).toBeVisible();
    await expect(canvas.getAllByText(/有投放中的子活动，不能停用（-2011）/)).toHaveLength(2);
    await expect(args.onWrite).toHaveBeenCalledTimes(17);
    await userEvent.click(canvas.getByRole('button', { name: '重试 2 项' }));
    await waitForToast('已停用 17 个推广活动');
    // Rows that were disabled before are named, so that the reader can tell them from the others.
    await expect(canvas.getByText('停用：完成 17 项，3 项保持不变')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: '保持不变的项' })).getAllByText('已停用')).toHaveLength(3);
    await expect(args.onWrite).toHaveBeenCalledTimes(19);
    await expect(args.onWrite).toHaveBeenNthCalledWith(18, 'stop 100483');
    await expect(args.onWrite).toHaveBeenNthCalledWith(19, 'stop 100484');
    await waitFor(() => expect(canvas.queryByText('投放中')).toBeNull());
  },
});

/** What was done can be taken back while a part has failed: exactly that, and neither what failed nor what was left as it is. */
export const UndoesOnlyWhatWasDone = meta.story({
  tags: ['no-picture'], // The list as it was.
  args: { refusedOnce: [100_483, 100_484] },
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await userEvent.click(await canvas.findByRole('button', { name: '撤销 15 项' }));
    await waitForToast('已撤销');
    // 17 were sent, 15 of them were done and are taken back.
    await expect(args.onWrite).toHaveBeenCalledTimes(17 + 15);
    for (const refused of [100_483, 100_484]) await expect(args.onWrite).not.toHaveBeenCalledWith(`start ${refused}`);
    await expect(canvas.queryByText(/^停用：完成/)).toBeNull();
    await waitFor(() => expect(canvas.getAllByText('已停用')).toHaveLength(3));
  },
});

/** The same for all that match, on all pages: those that were disabled already are left as they are. */
export const BulkUponAllThatMatch = meta.story({
  args: { refusedOnce: [100_483, 101_501] },
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '选择全部匹配的 1,284 项' }));
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    const question = await screen.findByRole('alertdialog', { name: '停用 1101 个推广活动？' });
    await userEvent.click(within(question).getByRole('button', { name: '停用' }));
    // More than a thousand writes, three at once.
    await expect(await canvas.findByText('停用：完成 1,099 项，失败 2 项，183 项保持不变', undefined, { timeout: 30_000 })).toBeVisible();
    const failures = within(canvas.getByRole('list', { name: '失败的项' })).getAllByRole('listitem');
    await expect(failures.map(({ textContent }) => textContent)).toEqual([
      '双十一预约-开屏-B 有投放中的子活动，不能停用（-2011）',
      '新版本拉新-攻略笔记-F 有投放中的子活动，不能停用（-2011）',
    ]);
    await expect(args.onWrite).toHaveBeenCalledTimes(1101);
    await userEvent.click(canvas.getByRole('button', { name: '重试 2 项' }));
    await waitForToast('已停用 1101 个推广活动');
    await expect(args.onWrite).toHaveBeenCalledTimes(1103);
    await expect(args.onWrite).toHaveBeenNthCalledWith(1102, 'stop 100483');
    await expect(args.onWrite).toHaveBeenNthCalledWith(1103, 'stop 101501');
    await waitFor(() => expect(canvas.queryByText('投放中')).toBeNull());
  },
});

/** An act without a question of its own asks before more than 20 rows are written: how many change, and how many stay as they are. */
export const AsksAboutMany = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '选择全部匹配的 1,284 项' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    const question = within(await screen.findByRole('alertdialog', { name: '对 183 项执行“删除”？' }));
    await expect(question.getByText('183 项会改变。')).toBeVisible();
    await expect(question.getByText(/^1,101 项保持不变/)).toBeVisible();
    await expect(args.onWrite).not.toHaveBeenCalled();
  },
});

/** As it stands before anybody retries. */
export const Failures = meta.story({
  args: { refusedOnce: [100_483, 100_484] },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
    await expect(await canvas.findByText('停用：完成 15 项，失败 2 项，3 项保持不变')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const NoMatch = meta.story({
  args: { at: '?search=冬季&state=stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到“冬季”。 当前的筛选条件：状态 已停用。')).toBeVisible();
  },
});

/** Until a search is answered, the list counts nothing and finds nothing missing: the answer that it has is to another question. */
export const SearchAwaited = meta.story({
  tags: ['no-picture'], // Looks as it does while it loads.
  args: { at: '?search=冬季', silentSearch: '秋季' },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await expect(await canvas.findByText('没有找到“冬季”。')).toBeVisible();
    await expect(await canvas.findByText('0 / 1,284')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, '秋季{Enter}');
    await expect(await canvas.findByRole('status', { name: '加载中' })).toBeInTheDocument();
    await expect(canvas.queryByText(/没有找到/)).toBeNull();
    await expect(canvas.queryByText('0 / 1,284')).toBeNull();
  },
});

/** Rows of another search stay, marked as such, and without their count. */
export const FormerRows = meta.story({
  tags: ['no-picture'], // The mark fades in.
  // Rows of the former search are drawn at 60 %. They are inactive for that moment, which WCAG 1.4.3 exempts.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { silentSearch: '秋季' },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), '秋季{Enter}');
    await expect(await canvas.findByText('正在加载，下面还是上一次查询的数据')).toBeInTheDocument();
    await expect(canvas.queryByText('共 1,284 项')).toBeNull();
    await expect(canvas.queryByText('1,284 / 1,284')).toBeNull();
  },
});

export const ClearsFilters = meta.story({
  parameters: { picture: { as: 'filled' } },
  args: { at: '?search=冬季&state=stopped' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有找到“冬季”。 当前的筛选条件：状态 已停用。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await loaded(canvas);
  },
});

export const NothingYet = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '还没有推广活动' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '新建推广活动' })).toBeVisible();
  },
});

/** Search and filters stay, so that the same question can be tried again. */
export const Failing = meta.story({
  args: { at: '?search=秋季&state=stopped', reads: 'fail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('秋季');
    await expect(canvas.getByRole('button', { name: '移除 状态 已停用' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { reads: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限访问')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
});

export const SavedFilters = meta.story({
  args: { at: '?search=秋季&state=stopped' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('秋季', { selector: 'mark' });
    const openMenu = async () => userEvent.click(canvas.getByRole('button', { name: '常用筛选' }));
    await openMenu();
    await expect(await screen.findByText('只保存在这个浏览器')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '保存当前筛选…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '停用的秋季');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '移除 状态 已停用' }));
    await expect((await canvas.findAllByText('投放中')).length).toBeGreaterThan(0);
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用的秋季' }));
    await expect(await canvas.findByRole('button', { name: '移除 状态 已停用' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('投放中')).toBeNull());
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { at: '?state=running' },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  },
});

/** Cards; the verbs lie at the bottom. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('投放中');
    const [first] = canvas.queryAllByRole('checkbox', { name: /秋季版本/ });
    if (first) await userEvent.click(first);
  },
});
