import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

const meta = preview.meta({
  title: 'Screens/Manage/App detail 应用详情',
  tags: ['screen'],
  parameters: { at: '/manage/appDetail?step=basic&id=1001', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^应用名称/ });
    await userEvent.type(name, '二');
    await userEvent.click(canvas.getByRole('link', { name: '接入文档' }));
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('星海远征二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '基本信息' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled());
    await waitForToast('已保存');
  },
});

export const Create = meta.story({
  parameters: { at: '/manage/appDetail?step=basic' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^应用名称/ });
    await userEvent.type(name, '星海商城');
    await userEvent.tab();
    await expect(await canvas.findByText('名称已存在，换一个名称')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '创建并查看接入文档' }));
    await expect(await canvas.findByText('选择平台')).toBeVisible();
    await expect(name).toHaveValue('星海商城');
  },
});

/** Mini-programs have their own data volume; the form shows how much is left before one is created. */
export const NewMiniProgram = meta.story({
  parameters: { at: '/manage/appDetail?step=basic' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /平台/ }));
    await userEvent.click(await screen.findByRole('option', { name: '微信小程序' }));
    await expect(await canvas.findByText(/^小程序流量剩余 .+K$/)).toBeVisible();
  },
});

/** No more apps than the plan has: it is said before anything is typed, and what to do. */
export const LimitReached = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { at: '/manage/appDetail?step=basic', locale: 'en' },
  beforeEach: () => {
    const real = globalThis.fetch;
    const calls = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      String(input).includes('/app/findLimit/') ? Response.json({ code: 200, content: { limit: 12, used: 12 } }) : real(input, init),
    );
    return () => calls.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delete an app you no longer use, or upgrade your plan.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create and view guide' })).toBeDisabled();
  },
});

/** Who may not create apps learns whom to ask. */
export const MayNotCreate = meta.story({
  parameters: { at: '/manage/appDetail?step=basic', scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '你不能新建应用' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^应用名称/ })).toBeNull();
  },
});

/** A mini program is known by its AppID alone: it has no store, no deep link and no package. */
export const MiniProgram = meta.story({
  parameters: { at: '/manage/appDetail?step=basic&id=1006', scenario: 'super-wx' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^AppID/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /商店地址|唤起地址/ })).toBeNull();
  },
});

export const Guide = meta.story({
  parameters: { at: '/manage/appDetail?step=guide&id=1012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MainApplication.kt')).toBeVisible();
    await expect((await canvas.findAllByText('已收到首个事件')).length).toBeGreaterThan(0);
  },
});

const siteField = (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: /^网站域名/ });

/** Nothing can be copied until the site is given: the code has no placeholder that somebody could put on a page. */
export const GuideAsksForTheSite = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/manage/appDetail?step=guide&id=1005' },
  play: async ({ canvas, userEvent }) => {
    const field = await siteField(canvas);
    // The address of the site is known from the app.
    await expect(field).toHaveValue('h5.provena.test');
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '先填写网站域名' })).toHaveLength(2));
    for (const button of canvas.getAllByRole('button', { name: '先填写网站域名' })) await expect(button).toBeDisabled();
    await userEvent.type(field, '*.provena');
    await expect(await canvas.findByText('“*.provena”不是域名')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('https://H5.provena.test/1005/, .provena.test');
    const code = canvas.getByRole('region', { name: 'index.html' });
    await waitFor(() => expect(code).toHaveTextContent("hosts: ['h5.provena.test', '.provena.test'] });"));
    await expect(canvas.queryByRole('button', { name: '先填写网站域名' })).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制给开发' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining("hosts: ['h5.provena.test', '.provena.test']")));
  },
});

/** The script runs on a host that `init` does not list: the panel names it as soon as anything comes from there. */
export const GuideNamesAnUnlistedHost = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/manage/appDetail?step=guide&id=1005' },
  play: async ({ canvas }) => {
    await siteField(canvas);
    const context = { deviceid: 'd-1', apptype: 'wap', useragent: 'Safari', url: 'https://m.shop.example/cart' };
    const data = JSON.stringify({ eventid: 'one', appid: '1005', what: 'order', context });
    await fetch('/receiver/event', { method: 'POST', body: new URLSearchParams({ data }) });
    await expect(await canvas.findByText('已在 m.shop.example 加载，但不在 hosts 中', {}, { timeout: 8000 })).toBeVisible();
  },
});

/** A page: what its script can do beside the three steps is folded until somebody asks. No picture: the address of the site stands in the code, and here that is another one each time. */
export const GuideOfAPage = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/manage/appDetail?step=guide&id=1005' },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '展开' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('beforeSend')).toBeNull();
    await userEvent.click(open);
    await expect(await canvas.findByText('beforeSend')).toBeVisible();
    // An app has an SDK, which knows none of these.
    await userEvent.click(canvas.getByRole('button', { name: /平台/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Android' }));
    await expect(await canvas.findByText('MainApplication.kt')).toBeVisible();
    await expect(canvas.queryByText('beforeSend')).toBeNull();
  },
});

export const Debug = meta.story({
  parameters: { at: '/manage/appDetail?step=debug&id=1012' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '暂停' }));
    await expect(await canvas.findByText('已暂停')).toBeVisible();
    const search = await canvas.findByRole('searchbox', { name: '搜索事件名、设备 ID 或属性值' });
    await userEvent.type(search, 'register{Enter}');
    const table = canvas.getByRole('grid', { name: '实时事件' });
    await waitFor(() => expect(table).not.toHaveTextContent('startup'));
    const [open] = table.querySelectorAll<HTMLElement>('[aria-expanded="false"]');
    if (!open) throw new Error('no row opens');
    await userEvent.click(open);
    await expect(await canvas.findByText(/原始报文/)).toBeVisible();
    await expect(canvas.getByText('必填，未传')).toBeVisible();
  },
});

/** What became of what was sent, line by line. */
export const Logs = meta.story({
  parameters: { at: '/manage/appDetail?step=debug&tab=logs&id=1012' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: '处理日志' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(3));
  },
});

export const Devices = meta.story({
  parameters: { at: '/manage/appDetail?step=debug&tab=devices&id=1012', locale: 'en' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Devices' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  },
});

/** What a page with the tracking script sends is proven step by step, and so is what the receiver refuses. */
export const Working = meta.story({
  parameters: { at: '/manage/appDetail?step=debug&tab=working&id=1005' },
  play: async ({ canvas, userEvent }) => {
    const checks = within(await canvas.findByRole('list', { name: '脚本检查' }));
    await expect(checks.getByText('脚本已加载')).toBeVisible();
    await expect(checks.getByText('没有事件被拒收')).toBeVisible();
    const context = { deviceid: 'd-1', apptype: 'wap', useragent: 'Safari' };
    const url = 'https://m.shop.example/cart';
    // As a page sends them: one without an address is refused, one comes four times, and no page view comes from this host.
    for (const [eventid, more] of [['one', {}], ...['two', 'two', 'two', 'two'].map((id) => [id, { url }] as const)] as const)
      await fetch('/receiver/event', {
        method: 'POST',
        body: new URLSearchParams({ data: JSON.stringify({ eventid, appid: '1005', what: 'order', context: { ...context, ...more } }) }),
      });
    await userEvent.click(canvas.getByRole('button', { name: '重新检查' }));
    await expect(await canvas.findByText('1 个事件被拒收，不再重发')).toBeVisible();
    await expect(canvas.getByText('order：缺少 url')).toBeVisible();
    await expect(canvas.getByText('同一个事件收到了 4 次（只计一次）')).toBeVisible();
    await expect(canvas.getByText(/^m\.shop\.example 发来了事件，却没有页面浏览/)).toBeVisible();
    await expect(canvas.getByText('脚本在运行，但有数据没有计入')).toBeVisible();
  },
});

/** Nothing has come: each step says how one sees it. */
export const NotWorkingYet = meta.story({
  parameters: { at: '/manage/appDetail?step=debug&tab=working&id=1103', scenario: 'plan-ending', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has come from this app yet')).toBeVisible();
    await expect(canvas.getByText(/provena\.version/)).toBeVisible();
  },
});

export const WaitingForTheFirstEvent = meta.story({
  tags: ['empty'],
  parameters: { at: '/manage/appDetail?step=debug&id=1103', scenario: 'plan-ending', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for the first event' })).toBeVisible();
  },
});

/** Sees what is set and changes nothing of it; the secret is not for them. */
export const ReadOnly = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^只读/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
    await expect(await canvas.findByText('无权查看')).toBeVisible();
  },
});

export const Gone = meta.story({
  parameters: { at: '/manage/appDetail?step=guide&id=9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这个应用')).toBeVisible();
  },
});

export const Staff = meta.story({ parameters: { picture: { as: 'read-only' }, scenario: 'staff-ios' } });
