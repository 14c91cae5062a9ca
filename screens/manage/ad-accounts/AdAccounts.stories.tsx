import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { connectTo } from '#storybook/plays/before/connectTo.ts';
import { headersOf } from '#storybook/plays/before/headersOf.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Ad accounts 广告账户',
  tags: ['screen'],
  parameters: { at: '/manage/channel', scenario: 'super-ios', layout: 'fullscreen' },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;

const fixList = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: '先处理这些' }));

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const first = await fixList(canvas);
    await expect(first.getByRole('button', { name: '续期 巨量引擎 星海-买量 02' })).toBeEnabled();
    await expect(first.getAllByText(/起无消耗数据，影响 \d+ 个推广活动/).length).toBeGreaterThan(0);
    const mintegral = canvas.getByRole('link', { name: 'Mintegral' });
    await expect(mintegral).toHaveAttribute('href', expect.stringMatching(/^\/manage\/MintegralBindAccount/));
    await expect(mintegral.closest('li')).toHaveTextContent('需要 Username、API Key');
    // Whoever agrees at a network brings the accounts below their own. Keys open one.
    await expect(canvas.getByRole('link', { name: '腾讯广告' }).closest('li')).toHaveTextContent('子账户');
    await expect(mintegral.closest('li')).not.toHaveTextContent('子账户');
  },
});

/** Every network has a way to its screen, both ways where it has two screens, or says that there is none. */
export const EveryNetwork = meta.story({
  tags: ['no-picture'], // Looks as Filled.
  play: async ({ canvas, userEvent }) => {
    const gallery = within((await canvas.findByRole('heading', { name: /^媒体/ })).closest('section') ?? document.body);
    for (const cell of gallery.getAllByRole('listitem')) {
      const ways = within(cell)
        .getAllByRole('link')
        .filter((link) => /^\/manage\/\w+(BindAccount|MusicAccount|Ekawa)/.test(link.getAttribute('href') ?? ''));
      if (ways.length === 0) await expect(cell).toHaveTextContent('不能在控制台绑定');
    }
    await expect(gallery.getByRole('link', { name: '腾讯广告（旧版）' })).toHaveAttribute('href', expect.stringMatching(/gdtBindAccount/));
    await userEvent.click(canvas.getByRole('button', { name: '绑定账户' }));
    await expect(await screen.findByRole('menuitem', { name: '华为' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/manage\/huaweiBindAccount/),
    );
    await expect(screen.getByRole('menuitem', { name: '腾讯广告（旧版）' })).toBeVisible();
  },
});

/** The report that lacks the spend names the account, and leads to the board. */
export const NamedOnTheReport = meta.story({
  tags: ['no-picture'], // Its end is that of NeedsAttention.
  parameters: { at: '/monitor/campaigninfo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '星海-备用 等 3 个广告账户 2026-11-17 起缺消耗' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '广告账户管理' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '待处理' })).toHaveAttribute('aria-pressed', 'true'));
  },
});

/** A count narrows what stands below it, and the address says so. */
export const NeedsAttention = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '待处理' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '待处理' })).toHaveAttribute('aria-pressed', 'true'));
    const rows = within(canvas.getByRole('grid', { name: '全部账户' })).getAllByRole('row');
    await expect(rows).toHaveLength(4);
    await expect(canvas.queryByRole('region', { name: '先处理这些' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '华为广告' })).toBeNull();
  },
});

/** Networks and accounts are found by pinyin and in English. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('searchbox'));
    await userEvent.paste('kuaishou');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '巨量引擎' })).toBeNull());
    await expect(canvas.getByRole('link', { name: '快手磁力引擎' })).toBeVisible();
    await expect(within(canvas.getByRole('grid', { name: '全部账户' })).getAllByRole('row')).toHaveLength(5);
  },
});

/** Nothing of that name among the networks, nor among the accounts. */
export const NothingFound = meta.story({
  parameters: { at: '/manage/channel?search=nothing-like-it', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ad network matches')).toBeVisible();
    await expect(canvas.getByText('No results')).toBeVisible();
  },
});

export const Renews = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await fixList(canvas);
    await userEvent.click(first.getByRole('button', { name: '续期 巨量引擎 星海-买量 02' }));
    await waitForToast('已续期 星海-买量 02');
    await waitFor(() => expect(first.queryByRole('button', { name: '续期 巨量引擎 星海-买量 02' })).toBeNull());
  },
});

export const Record = meta.story({
  parameters: { at: '/manage/channel?id=3002' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '星海-买量 02' }));
    await expect(await drawer.findByText('3 天后到期')).toBeVisible();
    await userEvent.click(drawer.getByRole('checkbox', { name: '素材' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: '皮皮虾' }));
    await userEvent.click(drawer.getByRole('button', { name: '保存取数计划' }));
    await waitForToast('取数计划已保存');
    await expect(await drawer.findByText('今日头条、抖音、抖音火山版')).toBeInTheDocument();
  },
});

/** Connected by credentials: when they were saved, and by what a rotation is known. They themselves are shown nowhere. */
export const RecordOfCredentials = meta.story({
  parameters: { at: '/manage/channel?id=3181' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '星海-主账户' }));
    await expect(await drawer.findByText(/^20\d\d-\d\d-\d\d 保存，指纹 …[\da-f]{4}$/)).toBeVisible();
  },
});

export const RenewsInTheDrawer = meta.story({
  tags: ['no-picture'], // Its drawer is that of Record.
  parameters: { at: '/manage/channel?id=3002' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '星海-买量 02' }));
    // A deep link has an end of its own: the authorization stays as it is.
    await userEvent.click(await drawer.findByRole('button', { name: '续期直达链接' }));
    await waitForToast('星海-买量 02 的直达链接已续期');
    await expect(drawer.getByText('3 天后到期')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '续期数据订阅' }));
    await waitForToast('星海-买量 02 的数据订阅已续期');
    await waitFor(() => expect(drawer.queryByText('3 天后到期')).toBeNull());
  },
});

/** What was revoked is given again at the network: a renewal cannot bring it back. */
export const RevokedInTheDrawer = meta.story({
  parameters: { at: '/manage/channel?id=3029' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '星海-备用' }));
    await expect(await drawer.findByText('授权已失效，续期不能恢复。请重新授权。')).toBeInTheDocument();
    await expect(drawer.getByRole('button', { name: '续期数据订阅' })).toBeDisabled();
    await expect(drawer.getByRole('button', { name: '续期直达链接' })).toBeDisabled();
  },
});

/** Whether a mini program is there for its spend is said where the account is (R-199: checkWeixinMP). */
export const MiniProgramInTheDrawer = meta.story({
  tags: ['no-picture'], // NoMiniProgramInTheDrawer shows where it stands.
  parameters: { at: '/manage/channel?media=wxmp' },
  beforeEach: connectTo('wxmp', '星海-公众号'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '星海-公众号' }));
    const drawer = within(await screen.findByRole('dialog', { name: '星海-公众号' }));
    await expect(await drawer.findByText('有可以关联的微信小程序应用')).toBeInTheDocument();
  },
});

export const NoMiniProgramInTheDrawer = meta.story({
  parameters: { at: '/manage/channel?media=wxmp', scenario: 'fresh-account' },
  beforeEach: connectTo('wxmp', '星海-公众号'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '星海-公众号' }));
    const drawer = within(await screen.findByRole('dialog', { name: '星海-公众号' }));
    await expect(await drawer.findByText('还没有可以关联的小程序')).toBeVisible();
    await expect(drawer.getByText('还没有关联应用，消耗不会分到任何应用。')).toBeInTheDocument();
  },
});

/** A call of the way back is lacking: nobody is sent out, and the list says why. What still stands is renewed here. */
export const ReauthorizationNotOffered = meta.story({
  parameters: { scenario: 'plain-backend', config: { lacks: [adAccounts.returnFromTencent.call] } },
  play: async ({ canvas }) => {
    const first = await fixList(canvas);
    await expect(first.getByText('你的服务不能重新授权')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^重新授权/ })).toBeNull();
    await expect(first.getByRole('button', { name: '续期 腾讯广告 星海-买量 02' })).toBeEnabled();
  },
});

/** Credentials that the back end cannot replace are asked for nowhere: the list says why, and the menu offers the rest. */
export const NewCredentialsNotOffered = meta.story({
  parameters: { scenario: 'plain-backend', config: { lacks: [credentialCalls.baidu.update.call] } },
  play: async ({ canvas, userEvent }) => {
    const first = await fixList(canvas);
    const broken = first.getByText(/^百度营销/).closest('li') ?? document.body;
    await expect(within(broken).getByText('你的服务不能更新凭证')).toBeVisible();
    await expect(within(broken).queryByRole('button')).toBeNull();
    const table = within(await canvas.findByRole('grid', { name: '全部账户' }));
    const [row = document.body] = await table.findAllByRole('row', { name: /百度营销/ });
    await userEvent.click(within(row).getByRole('button', { name: /操作/ }));
    await expect(await screen.findByRole('menuitem', { name: '修改别名' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: '更新凭证' })).toBeNull();
  },
});

/** An alias may have forty letters, and English names of networks are long. */
export const LongNames = meta.story({
  parameters: { locale: 'en' },
  beforeEach: async () => {
    const body = JSON.stringify({ id: 3042, alias: 'xinghai-performance-buying-northeast-002' });
    await fetch('/api/mng/channelaccount/alias', { method: 'POST', body, headers: await headersOf('super') });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'xinghai-performance-buying-northeast-002' })).toBeInTheDocument();
  },
});

export const DisablesSeveral = meta.story({
  parameters: { at: '/manage/channel?media=kuaishou' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '全部账户' }));
    await userEvent.click((await table.findAllByRole('checkbox'))[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }));
    const question = await screen.findByRole('alertdialog', { name: '停用 4 个账户？' });
    await userEvent.click(within(question).getByRole('button', { name: '停用' }));
    await waitForToast('已停用 4 个账户，不再取数');
  },
});

/** What stops with them is said before, and that it cannot be undone. */
export const DisconnectsSeveral = meta.story({
  tags: ['no-picture'], // The question is that of DisablesSeveral.
  parameters: { at: '/manage/channel?media=kuaishou' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('grid', { name: '全部账户' }));
    await userEvent.click((await table.findAllByRole('checkbox'))[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '解绑' }));
    const question = await screen.findByRole('alertdialog', { name: '解绑 4 个账户？' });
    await expect(question).toHaveTextContent(/[1-9]\d* 个应用不再收到这些账户的数据，[1-9]\d* 个推广活动没有新的消耗.*不能撤销/);
    await userEvent.click(within(question).getByRole('button', { name: '解绑' }));
    await waitForToast('已解绑 4 个账户');
    await waitFor(() => expect(table.queryByRole('link', { name: /^星海/ })).toBeNull());
  },
});

/** What the list of the first ones leads on to: everything that needs somebody, now or soon, and nothing else. */
export const Urgent = meta.story({
  parameters: { at: '/manage/channel?state=urgent' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '全部账户' }));
    await expect((await table.findAllByText(/天后到期/)).length).toBeGreaterThan(0);
    await expect(table.getByText('Token 已过期')).toBeVisible();
    await expect(table.queryByText('正常')).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有绑定广告账户' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '先处理这些' })).toBeNull();
  },
});

/** The page is about no app, so neither is the request for it, whichever app was open before. */
export const AsksForNoApp = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas, userEvent }) => {
    const request = await canvas.findByRole('textbox', { name: /申请内容/ });
    await expect(request).toHaveTextContent(/^申请查看“广告账户管理”。/);
    const calls = spyOn(globalThis, 'fetch');
    await userEvent.click(await canvas.findByRole('button', { name: '发送申请' }));
    await screen.findAllByText(/^申请已发送给/);
    const [, sent] = calls.mock.calls.find(([address, init]) => init?.method === 'POST' && /\/access-requests/.test(String(address))) ?? [];
    await expect(JSON.parse(String(sent?.body))).toMatchObject({ page: 'channel@manage', appId: null });
    calls.mockRestore();
  },
});

/** Looks at everything, and changes nothing. */
export const ReadOnly = meta.story({
  parameters: { scenario: 'demo-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '广告账户管理' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '绑定账户' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^续期/ })).toBeNull();
  },
});

export const English = meta.story({ parameters: { locale: 'en' } });
