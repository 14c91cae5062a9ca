import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { failAt } from '#storybook/plays/before/failAt.ts';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Data callback 数据回调',
  tags: ['screen'],
  parameters: { at: '/manage/dataCallback', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** The first stop is named; what lies behind it waits. */
export const Unknown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '输入订单号' }), 'T0000');
    await userEvent.click(canvas.getByRole('button', { name: '查' }));
    await expect(await canvas.findByText(/^停在第 1 关/)).toBeVisible();
  },
});

/** The check names the event that was chosen, when it came, and where it went. */
export const OfOneEvent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const why = within(await canvas.findByRole('region', { name: '为什么没有回调？' }));
    await userEvent.click(why.getByRole('radio', { name: '账号' }));
    await userEvent.type(why.getByRole('textbox', { name: '输入账号' }), 'u_30000');
    await userEvent.click(why.getByRole('button', { name: /^事件|事件$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '激活' }));
    await userEvent.click(why.getByRole('button', { name: '查' }));
    await expect(await why.findByText(/^激活 · 2026-/)).toBeVisible();
    await expect(await why.findByText('“激活”已发生')).toBeVisible();
  },
});

/** As the service traces a conversion that it has sent, without a word of the receiver. */
const gates = [
  'known',
  'converted',
  'attributed',
  'callbackKept',
  'scope',
  'callbackOn',
  'mapped',
  'eventOn',
  'authorized',
  'address',
  'sent',
];
const notDelivered = gates.map((code) => ({
  code,
  level: code === 'sent' ? 'stop' : 'pass',
  values: code === 'attributed' ? { channel: '巨量引擎', callback: '100101' } : code === 'converted' ? { event: 'install' } : {},
  at: null,
}));

/** The events of a server of one's own go under their own keys; its secrets are taken and not shown again. */
export const OwnServer = meta.story({
  parameters: { at: '/manage/dataCallback?id=100190' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('gridcell', { name: 'register' })).toBeVisible();
    await expect(canvas.queryByText('未对应')).toBeNull();
    const field = () => canvas.getByRole('textbox', { name: /^回调地址/ });
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('https://bi.yunxiu.test/in?token=hunter2&event={event}');
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await waitFor(() => expect(field()).toHaveValue('https://bi.yunxiu.test/in?token=••••••&event={event}'));
    await expect(canvas.queryByText(/hunter2/)).toBeNull();
    // What is hidden goes to no other server.
    await expect(await canvas.findByText(/^密钥已隐藏/)).toBeVisible();
    await userEvent.clear(field());
    await userEvent.paste('https://other.example/in?token=••••••&event={event}');
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(await canvas.findByText(/重新填写密钥/)).toBeVisible();
  },
});

/** The events did not come. An address saved without them would take them away: it is not sent. */
export const WithoutEvents = meta.story({
  parameters: { at: '/manage/dataCallback?id=100190' },
  beforeEach: failAt(/\/cpcallback\/envent$/),
  play: async ({ canvas, userEvent }) => {
    const sent = spyOn(globalThis, 'fetch');
    const field = await canvas.findByRole('textbox', { name: /^回调地址/ });
    await userEvent.type(field, '&more=1');
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(await canvas.findByText('事件没有加载，现在保存会丢掉它们：先在上面重试')).toBeVisible();
    await expect(sent.mock.calls.filter(([to, init]) => String(to).includes('/cpcallback/') && init?.method === 'POST')).toEqual([]);
  },
});

/** What really came can't be chosen as an example: the field shows it. */
export const WithoutRecentEvents = meta.story({
  beforeEach: failAt(/\/debug\/event\/list\/\d+$/),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: '没有加载成功' });
    await userEvent.click(canvas.getByRole('button', { name: /示例事件/ }));
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

/** Everything is set up and nothing says that it arrived: a test send shows whether the receiver answers. */
export const NoDeliveryRecord = meta.story({
  beforeEach: () => {
    const real = globalThis.fetch;
    const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      String(input).includes('/callbacks/trace') ? Response.json({ code: 200, content: notDelivered }) : real(input, init),
    );
    return () => sent.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '输入订单号' }), 'T2026');
    await userEvent.click(canvas.getByRole('button', { name: '查' }));
    const why = within(await canvas.findByRole('region', { name: '为什么没有回调？' }));
    await userEvent.click(await why.findByRole('button', { name: '发送测试' }));
    await expect(await why.findByText(/^对方已应答：HTTP 200/)).toBeVisible();
  },
});

/** What is wrong with an address is said while it is written. */
export const Linted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /回调地址/ });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('http://10.0.0.8/track?e={event}&x={nothing}');
    const checks = within(await canvas.findByRole('list', { name: '地址检查' }));
    await expect(await checks.findByText(/未知的宏：nothing/)).toBeVisible();
    await expect(checks.getByText(/内网地址/)).toBeVisible();
  },
});

/** One request to the address as it is filled, with an event that really came. */
export const SendsATest = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /示例事件/ }));
    // Samples are there at once, what really came follows.
    const [real] = await screen.findAllByRole('option', { name: /^\d\d:\d\d:\d\d · / });
    if (real) await userEvent.click(real);
    await userEvent.click(await canvas.findByRole('button', { name: '发送测试' }));
    await expect(await canvas.findByText(/^对方已应答：HTTP 200/)).toBeVisible();
    // Another address has not been tested.
    await userEvent.click(canvas.getByRole('checkbox', { name: '{ts}' }));
    await waitFor(() => expect(canvas.queryByText(/^对方已应答/)).toBeNull());
  },
});

/** An ad network that has no callback yet gets one; those that have one are not offered again. */
export const AddsAnAdNetwork = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加回调' }));
    await userEvent.click(dialog.getByRole('button', { name: /发往/ }));
    await expect(screen.queryByRole('option', { name: '巨量引擎' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: '哔哩哔哩' }));
    await expect(dialog.queryByRole('textbox', { name: /名称/ })).toBeNull();
    await userEvent.click(dialog.getByRole('textbox', { name: /回调地址/ }));
    await userEvent.paste('https://callback.example/bilibili?clickid={clickid}&event={event}');
    await moment('add');
    await userEvent.click(dialog.getByRole('button', { name: '添加地址' }));
    await waitForToast('回调“哔哩哔哩”已添加');
    await expect(await canvas.findByRole('link', { name: /哔哩哔哩/ })).toBeInTheDocument();
  },
});

/** Another page asks for an ad network that has no callback: its dialog is open with that network chosen. */
export const AskedForANetwork = meta.story({
  parameters: { picture: { as: 'filled' }, at: '/manage/dataCallback?appkey=83a4ef7ca6659725f5f675b18fbfba30&add=bilibili' },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '添加回调' }));
    await expect(await dialog.findByRole('button', { name: /哔哩哔哩/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('region', { name: /^巨量引擎/ })).toBeVisible();
  },
});

/** An app without a callback is chosen, and is given its first one. */
export const FirstCallback = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '应用' }));
    await expect(screen.queryByRole('option', { name: /H5/ })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: /^接入调试/ }));
    const none = within((await canvas.findByText('这个应用还没有回调')).parentElement ?? document.body);
    await userEvent.click(none.getByRole('button', { name: '添加地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加回调' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '自有服务器');
    await userEvent.click(dialog.getByRole('textbox', { name: /回调地址/ }));
    await userEvent.paste('https://bi.yunxiu.test/first?event={event}');
    await moment('add');
    await userEvent.click(dialog.getByRole('button', { name: '添加地址' }));
    await waitForToast('回调“自有服务器”已添加');
    await expect(await canvas.findByRole('link', { name: /自有服务器/ })).toBeInTheDocument();
  },
});

export const CopiesToOtherApps = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '复制到其他应用' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^将“巨量引擎”复制/ }));
    await userEvent.click(dialog.getByRole('button', { name: /目标应用/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^星海远征 · Android/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('其中 1 个应用已有这个回调，设置会被替换')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '复制到 1 个应用' }));
    await waitForToast('已复制到 1 个应用');
  },
});

export const Nothing = meta.story({ tags: ['empty'], parameters: { scenario: 'fresh-account' } });
