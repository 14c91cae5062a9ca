import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import { nextFile } from '#storybook/plays/nextFile.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import { changeRole } from '#storybook/plays/meanwhile/changeRole.ts';
import preview from '#storybook/preview.tsx';

/** The role of the media buyers in the demo world. */
const mediaBuyer = 4;

const meta = preview.meta({
  title: 'Screens/Data services/Data export 数据导出',
  tags: ['screen'],
  parameters: { at: '/dataservice/dataexport', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en', pictures: [{ state: 'hover' }] } });

/** What was ordered stands at the top of the files and is generated. */
export const Generates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    await waitForToast('正在生成“推广活动明细-日期-推广活动”，完成后在报表下载里');
    await expect(await canvas.findByText('推广活动明细-日期-推广活动')).toBeVisible();
  },
});

/** A service without tasks answers with the file itself, which is saved. No toast announces a task (G-02). */
export const ComesAtOnce = meta.story({
  tags: ['no-picture'], // The page of Filled.
  beforeEach: () => {
    const plain = window.fetch;
    spyOn(window, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/generatefile')) return plain.call(window, input, init);
      const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="at-once.csv"' };
      return Promise.resolve(new Response('day,clicks\n', { headers }));
    });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    const saved = nextFile();
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    await expect(await (await saved).text()).toBe('day,clicks\n');
    await waitForToast('已下载');
    await expect(screen.queryByText(/^正在生成/)).toBeNull();
  },
});

/** A second press, as after a lost answer: the file that is being generated is offered, and no second one is made. */
export const SameFileIsRunning = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    const generate = canvas.getByRole('button', { name: '生成文件' });
    await userEvent.click(generate);
    await waitForToast('正在生成“推广活动明细-日期-推广活动”，完成后在报表下载里');
    await waitFor(() => expect(canvas.getAllByText('推广活动明细-日期-推广活动')).toHaveLength(1));
    await userEvent.click(generate);
    const question = within(await screen.findByRole('alertdialog', { name: '同样的文件正在生成' }));
    await moment('question');
    await userEvent.click(question.getByRole('button', { name: '用正在生成的' }));
    await waitForToast('正在生成“推广活动明细-日期-推广活动”，完成后在报表下载里');
    await expect(canvas.getAllByText('推广活动明细-日期-推广活动')).toHaveLength(1);
  },
});

const narrowedAt = '/dataservice/dataexport?v=2&channels=101,102&only=country:JP,country:US&without=group:0&traffic=paid';

/** What a link has narrowed the file to, as on a report: the chips change it, and the estimate is that of the narrowed file. */
export const Narrowed = meta.story({
  parameters: { at: narrowedAt, pictures: [{ theme: 'dark' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '渠道 2 项' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '国家/地区 2 项' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '排除推广活动组 未分组' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '推广量' })).toBeChecked();
    await expect(await canvas.findByText(/^预计最多/)).toBeVisible();
  },
});

export const NarrowedInEnglish = meta.story({
  parameters: { at: narrowedAt, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Up to/)).toBeVisible();
  },
});

/** On a phone they stand behind one button, which says how many there are. */
export const NarrowedOnAPhone = meta.story({
  parameters: { at: narrowedAt },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^预计最多/)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: /^筛选 ?3$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await expect(await sheet.findByRole('button', { name: '国家/地区 2 项' })).toBeVisible();
  },
});

/** One more filter, its values found in the service: fewer rows are estimated, and the file that is ordered says that it is narrowed. */
export const Narrows = meta.story({
  parameters: { at: '/dataservice/dataexport?by=country&c=installs' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^预计最多 8 行/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    const choice = within(await screen.findByRole('dialog', { name: '筛选' }));
    await userEvent.clear(choice.getByRole('combobox', { name: /字段/ }));
    await userEvent.type(choice.getByRole('combobox', { name: /字段/ }), '国家');
    await userEvent.click(await screen.findByRole('option', { name: '国家/地区' }));
    await userEvent.click(choice.getByRole('button', { name: /^值/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^日本/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(choice.getByRole('button', { name: '应用筛选' }));
    await expect(await canvas.findByRole('button', { name: '国家/地区 日本' })).toBeVisible();
    await expect(await canvas.findByText(/^预计最多 1 行/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    await waitForToast('正在生成“推广活动明细-国家/地区”，完成后在报表下载里');
    await expect(await canvas.findByText(/推广活动明细 · 1 项筛选 · 1 项指标 · CSV$/)).toBeVisible();
  },
});

/** A partner opens a link that is narrowed to a campaign of another channel: it stays so, its name is not said, and the note says why nothing is found. */
export const NarrowedToUnseen = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'channel-ios', at: '/dataservice/dataexport?v=2&only=campaign:999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('筛选条件：已不存在、没有数据，或你没有权限')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '推广活动 999999' })).toBeVisible();
  },
});

/** A preset brings its fields and its filters back, whatever is chosen since. */
export const SavesPreset = meta.story({
  parameters: { at: '/dataservice/dataexport?only=country:JP' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await userEvent.click(canvas.getByRole('button', { name: '保存为常用' }));
    const dialog = within(await screen.findByRole('dialog', { name: '保存为常用' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名称/ }), '周报');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitForToast('已保存“周报”');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(await canvas.findByText('至少选一项指标')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^移除.*国家\/地区 日本/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '国家/地区 日本' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: '常用选择' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '周报' }));
    await expect(await canvas.findByRole('heading', { name: '已选 8' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '国家/地区 日本' })).toBeVisible();
  },
});

/** Revenue is kept from media buyers: the fields stay visible, with a lock and the reason. */
export const MediaBuyer = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^付费/ }));
    await expect((await canvas.findAllByText('需要付费数据权限')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('checkbox', { name: '付费金额' })).toBeNull();
  },
});

/** A colleague's link names revenue: what of it this reader may not have is said above the page, with the request; and that the file is without organic. */
export const LinkWithMore = meta.story({
  parameters: { scenario: 'staff-ios', at: '/dataservice/dataexport?v=2&c=installs.income' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接中有 2 项内容没有打开')).toBeVisible();
    await expect(canvas.getByText(/付费金额.*需要付费数据权限/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '已选 3' })).toBeVisible();
  },
});

/** A colleague's link names a report that is closed to this reader: the first open one stands there, and the page says so without its name. */
export const LinkToClosedReport = meta.story({
  parameters: { scenario: 'staff-ios', at: '/dataservice/dataexport?v=2&report=IndicatorDetails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接中有 2 项内容没有打开')).toBeVisible();
    await expect(canvas.getByText('报表：已不存在、没有数据，或你没有权限')).toBeVisible();
    await expect(canvas.queryByText(/防作弊明细|数据报表明细/)).toBeNull();
    await expect(await canvas.findByRole('button', { name: '生成文件' })).toBeEnabled();
  },
});

/** The service refuses the order: its code is said, nothing is listed, and all that was chosen is still there. */
export const OrderRefused = meta.story({
  parameters: { scenario: 'writes-failing', at: '/dataservice/dataexport?c=installs.income' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    const refusal = await screen.findByText('没有开始生成，选择都还在，稍后再试（500）');
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(canvas.getByRole('heading', { name: '已选 4' })).toBeVisible();
    await expect(canvas.queryByText('推广活动明细-日期-推广活动')).toBeNull();
    await expect(canvas.getByRole('button', { name: '生成文件' })).toBeEnabled();
  },
});

/** The right to retention is taken away while the page is open. */
const losesRetention = meta.story({ parameters: { scenario: 'staff-ios', at: '/dataservice/dataexport?c=installs.retention1' } });
const takeRetention = () => changeRole(mediaBuyer, (rights) => (rights.retentionAuth = false));

/** The service refuses the estimate: the fields are read again, the closed one stays with a lock, and the file is ordered without it. */
export const NoLongerAllowed = losesRetention.extend({
  parameters: { pictures: [{ width: 390 }] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await takeRetention();
    await userEvent.click(canvas.getByRole('button', { name: '移除日期' }));
    await expect(await canvas.findByText('已选字段中有 1 项你已无权查看，文件不含它')).toBeVisible();
    await expect(canvas.getByText('次日留存（需要留存数据权限）。其他选择都还在。')).toBeVisible();
    // It is no fault of a link.
    await expect(canvas.queryByText(/^链接中有/)).toBeNull();
    const chosen = within(canvas.getByRole('region', { name: '已选字段' }));
    await expect(chosen.getByText('需要留存数据权限')).toBeVisible();
    await expect(chosen.getByRole('heading', { name: '已选 2' })).toBeVisible();
    await expect(await canvas.findByText(/^预计最多/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '生成文件' })).toBeEnabled());
  },
});

/** What is chosen stays as it is, whatever else is changed, until the reader removes it. */
export const RemovesWhatIsClosed = losesRetention.extend({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await takeRetention();
    await userEvent.click(canvas.getByRole('button', { name: '移除日期' }));
    const remove = await canvas.findByRole('button', { name: '移除 1 项' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '激活' }));
    await expect(await canvas.findByText('至少选一项指标')).toBeVisible();
    const chosen = within(canvas.getByRole('region', { name: '已选字段' }));
    await expect(chosen.getByText(/次日留存/)).toBeVisible();
    await userEvent.click(remove);
    await waitFor(() => expect(chosen.queryByText(/次日留存/)).toBeNull());
    await expect(canvas.queryByText(/你已无权查看/)).toBeNull();
  },
});

/** The estimate had come before: the service refuses the order, the fields are read again, and the next press orders the rest. */
export const OrdersTheRest = losesRetention.extend({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^预计最多/);
    await takeRetention();
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    await waitForToast('暂无权限访问（-1003）');
    await expect(await canvas.findByText('已选字段中有 1 项你已无权查看，文件不含它')).toBeVisible();
    await expect(await canvas.findByText(/^预计最多/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '生成文件' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: '生成文件' }));
    await waitForToast('正在生成“推广活动明细-日期-推广活动”，完成后在报表下载里');
    await expect(await canvas.findByText(/推广活动明细 · 按日 · 1 项指标 · CSV$/)).toBeVisible();
  },
});

/** H5 apps have no page of downloads, so all files are here, and no retention. */
export const H5 = meta.story({
  parameters: { scenario: 'super-h5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^留存/ }));
    await expect((await canvas.findAllByText('H5 没有这项数据')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link', { name: '查看全部' })).toBeNull();
  },
});

/** Nothing chosen, nothing ordered yet. */
export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'super-android', at: '/dataservice/dataexport?c=&by=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('至少选一项指标')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '还没有导出过文件' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '生成文件' })).toBeDisabled();
  },
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '字段没有加载出来' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '文件列表没有加载出来' })).toBeVisible();
    // What is chosen cannot be held against the rights.
    await expect(canvas.getByRole('button', { name: '生成文件' })).toBeDisabled();
  },
});
