import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { moment } from '#storybook/plays/moment.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';

/** Came by an ad, signed up and paid; the payment was not posted back. */
const device = '674E129F-992A-405D-ACC5-48478C3EBBFF';

const meta = preview.meta({
  title: 'Screens/Data services/Event logs 日志查询',
  tags: ['screen'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20',
    scenario: 'super-ios',
    layout: 'fullscreen',
  },
});

export const Filled = meta.story();
export const English = meta.story({ parameters: { locale: 'en' } });
/** The clicks before were a flood, and a payment follows; no callback is set up for the channel, and one press leads to where it is added. */
export const BlockedClicks = meta.story({
  parameters: { at: '/dataservice/logquery?q=9A982143-88A3-4D65-A36F-5CE529E0FF3C' },
  play: async ({ canvas }) => {
    const [add] = await canvas.findAllByRole('link', { name: '去添加' });
    await expect(add).toHaveAttribute('href', expect.stringMatching(/appkey=[^&]+&add=\w+/));
  },
});
/** An install that never counted: its path ends where it was blocked, and nothing is missing. */
export const BlockedInstall = meta.story({
  parameters: { at: '/dataservice/logquery?q=6EC79A1D-219E-4258-AA43-A455EADFF8FD&t=2026-11-07_2026-11-20' },
});
/** One that counted, and was flagged days later. */
export const FlaggedInstall = meta.story({
  parameters: { at: '/dataservice/logquery?q=239AF05A-4299-4468-ADCE-DCE288938D2E&t=2026-11-07_2026-11-20', locale: 'en' },
});
/** The first link that is missing, with its usual causes. */
export const NoSignUp = meta.story({
  parameters: {
    at: '/dataservice/logquery?q=4D320A12-D91B-49E0-A5B4-7A64CE9BB3CC&t=2026-10-15_2026-11-20',
    pictures: [{ state: 'hover' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查近 90 天' })).toBeVisible();
    const stream = canvas.getByRole('link', { name: '看应用上报了什么' });
    await expect(stream).toHaveAttribute('href', '/manage/appDetail?step=debug&id=1001');
  },
});
export const OneLog = meta.story({
  parameters: { at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all&id=1001-174-2' },
});

/** Orders are data of their own: an analyst without them can search by anything else. */
export const WithoutOrders = meta.story({
  parameters: { at: '/dataservice/logquery?by=order&q=T2026102210010174&t=2026-10-15_2026-11-20', scenario: 'analyst-ios' },
});

/** Callbacks are the owner's, so an analyst reads whom to ask. */
export const AskTheOwner = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    const journey = within(await canvas.findByRole('region', { name: '设备轨迹' }));
    await expect((await journey.findAllByText('请联系主账号')).length).toBeGreaterThan(0);
    await expect(journey.queryByRole('link', { name: '去打开' })).toBeNull();
  },
});
export const NothingAsked = meta.story({ parameters: { at: '/dataservice/logquery' } });
export const Nothing = meta.story({ tags: ['empty'], parameters: { at: '/dataservice/logquery?by=account&q=u_404_nobody' } });
/** It is known in another app that the reader may see: one press opens it there. */
export const KnownInAnotherApp = meta.story({
  parameters: { at: '/dataservice/logquery?by=order&q=T2026102210010174&app=1002' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^在.+（iOS）中查看$/ }));
    const journey = within(await canvas.findByRole('region', { name: '设备轨迹' }));
    await expect((await journey.findAllByText(/付费/)).length).toBeGreaterThan(0);
  },
});
export const Failing = meta.story({ parameters: { scenario: 'failing' } });

/** What is pasted says what it is, and the search stands in the address. */
export const Pasted = meta.story({
  tags: ['no-picture'], // Its end is Filled.
  parameters: { at: '/dataservice/logquery?by=account&t=2026-10-15_2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查询' }));
    await expect(await canvas.findByText('先粘贴一个标识')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: '粘贴用户的账号 ID' }));
    await userEvent.paste(device);
    await expect(await canvas.findByText('IDFA / IDFV')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '设备' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    const journey = within(await canvas.findByRole('region', { name: '设备轨迹' }));
    await expect(journey.getByText('未回传：巨量引擎的数据回调没有打开“付费”', { exact: false })).toBeVisible();
  },
});

/** Presses the button by its name, and answers with the link that was copied. */
async function share(press: (button: HTMLElement) => Promise<void>, name: string) {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(await screen.findByRole('button', { name }));
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  return new URL(write.mock.calls[0]?.[0] ?? '');
}

/** The link leads to the same search, and what whoever opens it may not see is said. */
export const Shares = meta.story({
  tags: ['no-picture'], // In English it has one.
  parameters: { at: `/dataservice/logquery?q=${device}` },
  play: async ({ userEvent }) => {
    const link = await share(userEvent.click, '复制链接');
    await expect(link.pathname).toBe('/dataservice/logquery');
    await expect(Object.fromEntries(link.searchParams)).toMatchObject({ app: '1001', q: device, t: '2026-10-22_2026-11-20' });
    await waitFor(() => expect(screen.getByText('链接复制成功')).toBeVisible());
    await expect(screen.getByText(/看到的标识已打码。$/)).toHaveTextContent(
      '打开的人需要日志查询权限；金额和原始报文还需要付费数据权限，订单和自定义事件还需要订单和事件数据权限。渠道用户和体验账号看到的标识已打码。',
    );
    await waitForToast('链接复制成功');
  },
});

export const SharesInEnglish = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await share(userEvent.click, 'Copy link');
    await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
    await expect(screen.getByText(/see masked identifiers\.$/)).toHaveTextContent(
      'Opening it requires access to event logs. Amounts and payloads also require data access to revenue, and orders and custom events require data access to orders and events. Channel partners and demo accounts see masked identifiers.',
    );
    await moment('shared');
    await waitForToast('Link copied');
  },
});

/** The same link opened by a demo account: what was announced to whoever copied it is said here as well. */
export const SharedWithDemo = meta.story({
  parameters: { scenario: 'demo-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('设备号、账号、订单号和点击 ID 已打码，你查询的那个除外', { exact: false })).toBeVisible();
    await expect(canvas.queryByText('u_31218', { exact: false })).toBeNull();
  },
});

/** A click of another ad that was not credited, and why. */
export const LosingClick = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const install = within(await canvas.findByRole('region', { name: '激活' }));
    await userEvent.click(install.getAllByRole('link')[0] ?? document.body);
    const click = within(await canvas.findByRole('region', { name: '点击' }));
    await userEvent.click(click.getByRole('radio', { name: '字段' }));
    await expect(await click.findByText('落选')).toBeVisible();
  },
});

export const Exports = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出 JSON' }));
    await waitForToast('已下载');
    await expect(screen.queryByText('没有下载成功')).toBeNull();
  },
});
