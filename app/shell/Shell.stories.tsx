import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { lookup } from '#app/api/ours/data/lookup.ts';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell 外壳',
  tags: ['screen'],
  parameters: { at: '/monitor/dashboard', scenario: 'super-ios', layout: 'fullscreen', picture: 'page' },
});

const paletteEntry = async (name = '命令面板') => within(await screen.findByRole('dialog', { name })).getByRole('combobox');

/** Between a tablet and a desktop the bar makes room; on a wide screen it has more of it. */
export const Owner = meta.story({ parameters: { pictures: [{ width: 1200 }, { width: 1680 }, { state: 'hover' }, { state: 'focus' }] } });

export const English = meta.story({ parameters: { locale: 'en' } });

/** The longest platform in the longer language leaves the app its name. */
export const NamesTheAppInFullInEnglish = meta.story({
  tags: ['no-picture'],
  parameters: { locale: 'en', scenario: 'super-wx' },
  play: async ({ canvas }) => {
    const app = await canvas.findByRole('combobox', { name: 'Current app' });
    await waitFor(() => expect(app).toHaveValue('星海商城'));
    await expect(await canvas.findByText('WeChat mini program')).toBeVisible();
    await waitFor(() => expect(app.scrollWidth).toBe(app.clientWidth));
  },
});

export const ChannelUser = meta.story({
  parameters: { scenario: 'channel-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '当前应用' })).toBeInTheDocument();
    //
    await expect(canvas.queryByRole('button', { name: '设置' })).not.toBeInTheDocument();
  },
});

export const OpensTheAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的账号$/ }));
    const room = await screen.findByRole('dialog', { name: /的账号$/ });
    await expect(within(room).getByText('super@provena.test')).toBeInTheDocument();
    // thousands; C-15: all three for the main account.
    await waitFor(() => expect(within(room).getAllByRole('meter')).toHaveLength(3));
  },
});

export const SignsOut = meta.story({
  tags: ['no-picture'], // The page of Login Empty.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的账号$/ }));
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('heading', { name: '登录' })).toBeInTheDocument();
  },
});

export const SwitchesTheApp = meta.story({
  tags: ['no-picture'], // The page of Faults LateAnswers.
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await userEvent.clear(apps);
    await userEvent.type(apps, 'shangcheng');
    await userEvent.click(await screen.findByRole('option', { name: /星海商城/ }));
    await waitFor(() => expect(apps).toHaveValue('星海商城'));
  },
});

/** another app has no record of this id. Its list opens, and says so. */
export const LeavesARecordForItsList = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/manage/campaignDetail?app=1001&id=20001' },
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await userEvent.clear(apps);
    await userEvent.type(apps, 'shangcheng');
    await userEvent.click(await screen.findByRole('option', { name: /星海商城/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '推广活动管理' })).toBeVisible();
    await expect(await screen.findByText('刚才打开的记录属于 星海远征 · iOS，其他应用里没有')).toBeVisible();
  },
});

/** a page that explains a service gives way to its page, in an app that has it and from a bookmark. */
export const OpensWhatIsActive = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/anticheatpositioner?app=1001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '作弊场景洞察' })).toBeVisible();
  },
});

/** Three apps share a name: which of them this is, is said on a phone, too. */
export const NamesThePlatformOnAPhone = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'));
    await waitFor(() => expect(bar.getByRole('combobox', { name: '当前应用' })).toHaveValue('星海远征'));
    await expect(bar.getByText('iOS')).toBeVisible();
  },
});

/** What was chosen for one app does not act on another, also where nothing has to be loaded to come back to it. */
export const BeginsAnewWithAnotherApp = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const apps = await canvas.findByRole('combobox', { name: '当前应用' });
    const open = async (name: string, option: RegExp) => {
      await userEvent.clear(apps);
      await userEvent.type(apps, name);
      const [found] = await screen.findAllByRole('option', { name: option });
      if (found) await userEvent.click(found);
    };
    await canvas.findByRole('radio', { name: '推广活动' });
    await open('shangcheng', /星海商城/);
    await waitFor(() => expect(apps).toHaveValue('星海商城'));
    await userEvent.click(await canvas.findByRole('radio', { name: '推广活动' }));
    await expect(await canvas.findByRole('radio', { name: '推广活动' })).toBeChecked();
    await open('yuanzheng', /^星海远征.*iOS/);
    await waitFor(() => expect(apps).toHaveValue('星海远征'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '推广活动' })).not.toBeChecked());
  },
});

export const NoPermission = meta.story({
  parameters: { at: '/monitor/roi', scenario: 'staff-ios' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/第 3 项不满足：你的角色/)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: '发送申请' }));
    await expect(await screen.findByText(/^申请已发送给/)).toBeInTheDocument();
  },
});

/** what was opened, and what was done there by a press. */
export const ReportsWhatIsDone = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/roi', scenario: 'staff-ios' },
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch');
    return () => sent.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const { mock } = spyOn(globalThis, 'fetch');
    await userEvent.click(await canvas.findByRole('button', { name: '发送申请' }));
    const logged = () =>
      mock.calls.flatMap(([to, init]) => (String(to).includes('/api/log/access') && init?.body instanceof FormData ? [init.body] : []));
    await waitFor(() => expect(logged().map((body) => body.get('type'))).toEqual(['operate']));
    await expect(Object.fromEntries(logged()[0] ?? [])).toEqual({
      menu: '/monitor/roi',
      ip: '',
      email: 'staff@provena.test',
      type: 'operate',
    });
  },
});

/** Nobody can be named to a demo account, so the roles are. */
export const NamesTheRolesToADemoAccount = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/manage/auth', scenario: 'demo-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '谁能打开' })).toBeInTheDocument();
    await expect(await canvas.findByText('主账号或管理员')).toBeInTheDocument();
  },
});

/** A channel partner, who is of another company, learns the role to ask and the name of nobody. */
export const NoPermissionForAPartner = meta.story({
  parameters: { at: '/monitor/roi', scenario: 'channel-ios' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('主账号或管理员')).toBeInTheDocument();
    await expect(canvasElement.querySelector('main')).not.toHaveTextContent('@provena.test');
    await userEvent.click(await canvas.findByRole('button', { name: '发送申请' }));
    await expect(await screen.findByText('申请已发送给 主账号或管理员')).toBeInTheDocument();
  },
});

/** The app of the link is not one of this reader's: the request is ready, and the page of an own app one press away. */
export const NotMyApp = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/monitor/campaigninfo?app=9999&v=2&by=campaign', scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '你不能打开链接里的应用' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /的推广活动明细$/ })).toBeInTheDocument();
  },
});

export const NotOnThisPlatform = meta.story({
  parameters: { at: '/monitor/roi', scenario: 'super-h5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/当前平台（H5）没有这个页面/)).toBeInTheDocument();
  },
});

export const ExpiredApp = meta.story({
  parameters: { scenario: 'expired-app' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/第 5 项不满足：当前应用已到期/)).toBeInTheDocument();
  },
});

/** A section that no page of opens for this app says why, as its pages do. */
export const SectionOfAnotherPlatform = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/skadnetwok?app=1002', scenario: 'super-android' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/当前平台（Android）没有这个页面/)).toBeInTheDocument();
  },
});

export const WithoutApps = meta.story({
  parameters: { scenario: 'fresh-account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有可以打开的应用' })).toBeInTheDocument();
    //
    await expect(canvas.getByRole('button', { name: '接入文档' })).toBeVisible();
  },
});

export const NoSuchPage = meta.story({
  parameters: { at: '/monitor/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '找不到这个页面' })).toBeInTheDocument();
  },
});

export const Folded = meta.story({
  parameters: { settings: { menu: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '广告监测' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: '推广活动明细' })).toBeInTheDocument();
    await userEvent.hover(menu);
  },
});

export const OpensAnnouncements = meta.story({
  parameters: { scenario: 'announcements-unread' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '公告' }));
    const list = await screen.findByRole('dialog', { name: '公告' });
    await expect(await within(list).findAllByText(/未读/)).toHaveLength(2);
    // The pointer may still hover the button under the list.
    await userEvent.hover(within(list).getByText('全部公告'));
  },
});

/** Who has asked for a page learns of the answer in the bell, and is told once. */
export const TellsTheAnswer = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: '公告' });
    // the number is that of announcements.
    await expect(await canvas.findByText('另有：1 个权限申请有答复')).toBeInTheDocument();
    await userEvent.click(bell);
    const list = within(await screen.findByRole('dialog', { name: '公告' }));
    await expect(await list.findByText('回复：应用配置由产品同事维护')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/个权限申请有答复/)).toBeNull());
    await userEvent.hover(list.getByText('全部公告'));
  },
});

/** What this browser has last shown the analyst of their own rights, before somebody changed their role. */
const earlierRights = {
  'rights.6': {
    role: '数据分析师',
    account: {
      pages: { 'roi@monitor': 0, 'campaign@manage': 2, 'systemparam@config': 2, 'dashboard@monitor': 1 },
      flags: ['retention', 'natural', 'top', 'order', 'event'],
    },
    apps: {},
  },
};

/** Whose rights have changed learns of it in the bell, once, in the names of the menu. */
export const TellsWhatHasChanged = meta.story({
  parameters: { scenario: 'analyst-ios', stored: earlierRights },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^另有：.*你的权限有变化$/)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: '公告' }));
    const list = within(await screen.findByRole('dialog', { name: '公告' }));
    await expect(await list.findByText('不再能查看：应用配置')).toBeVisible();
    await expect(list.getByText('不再显示的数据：订单')).toBeVisible();
    await expect(list.getByText(/^现在只能查看：推广活动/)).toBeVisible();
    await expect(list.getByText(/^现在可以查看：.*ROI/)).toBeVisible();
    await expect(list.getByText('现在能看到的数据：付费')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^另有：.*你的权限有变化$/)).toBeNull());
    await userEvent.hover(list.getByText('全部公告'));
  },
});

export const TellsWhatHasChangedInEnglish = meta.story({
  parameters: { scenario: 'analyst-ios', locale: 'en', stored: earlierRights },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Announcements' }));
    const list = within(await screen.findByRole('dialog', { name: 'Announcements' }));
    await expect(await list.findByText(/^You can no longer view: App settings/)).toBeVisible();
    await userEvent.hover(list.getByText('All announcements'));
  },
});

export const FindsByPinyin = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /搜索或跳转/ }));
    await userEvent.type(await paletteEntry(), 'xhsc');
    await expect(await screen.findByRole('option', { name: /星海商城/ })).toBeInTheDocument();
  },
});

/** A page that is closed is found as well, and says which gate keeps it and who can open it. */
export const FindsWhatIsClosed = meta.story({
  parameters: { scenario: 'channel-ios' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /搜索或跳转/ }));
    await userEvent.type(await paletteEntry(), 'roi');
    const roi = await screen.findByRole('option', { name: /ROI/ });
    await expect(roi).toHaveTextContent('角色无权限 · 找主账号或管理员');
  },
});

const openPalette = async (button: HTMLElement, click: (element: HTMLElement) => Promise<void>, name?: string) => {
  await click(button);
  return paletteEntry(name);
};

/** Records of every kind, each under its heading with how many there are. */
export const FindsRecords = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const entry = await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.type(entry, 'qiuji');
    await expect(await screen.findByRole('option', { name: /秋季活动主链接/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'));
  },
});

/** What is pasted leads to where it is explained: an identifier to the logs, a tracking link to its campaign. */
export const TakesWhatIsPasted = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const entry = await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.type(entry, '01783C2A-5FBA-4671-A841-47E4F0C3F726');
    await expect(await screen.findByRole('option', { name: /^设备 01783C2A/ })).toBeInTheDocument();
    const paste = async (text: string) => {
      await userEvent.clear(entry);
      await userEvent.paste(text);
    };
    await paste('a81f0c7e54b2d310');
    await expect(await screen.findByRole('option', { name: /^点击 a81f0c7e54b2d310/ })).toBeInTheDocument();
    await paste('https://t.provena.example/c/dSRYs1?click_id=__CLICK_ID__&os=0');
    await expect(await screen.findByRole('option', { name: /周年庆-福利图文-2/ })).toBeInTheDocument();
    await paste('T2026102210010174');
    await userEvent.click(await screen.findByRole('option', { name: /^订单 T2026102210010174/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '日志查询' })).toBeInTheDocument();
  },
});

/** A tracking link and an order of another app lead there, and say which app it is. */
export const FindsInAnotherApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.paste('T2026102210010174');
    await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'));
    await expect(screen.queryByRole('option', { name: /切换并打开/ })).toBeNull();
    await userEvent.clear(entry);
    await userEvent.paste('https://t.provena.example/c/w49oY0?os=0&click_id=__CLICK_ID__');
    const there = await screen.findByRole('option', { name: /品牌词-剧情 CG-1.*星海远征 · Android.*切换并打开/ });
    await moment('found');
    await userEvent.click(there);
    await expect(await canvas.findByRole('heading', { level: 1, name: '品牌词-剧情 CG-1' })).toBeInTheDocument();
    // Both apps have one name: the platform tells them apart.
    const [bar] = canvas.getAllByRole('banner');
    await expect(await within(bar ?? document.body).findByText('Android')).toBeVisible();
  },
});

/** An identifier whose logs are closed to the reader is refused, and leads to the page that says why, where access can be requested. */
export const PastedWithoutLogs = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas, userEvent }) => {
    await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.paste('T2026102210010174');
    const order = await screen.findByRole('option', { name: /^订单 T2026102210010174/ });
    await expect(order).toHaveTextContent('角色无权限 · 找主账号或管理员');
    await userEvent.click(order);
    await userEvent.click(await screen.findByRole('button', { name: '申请权限' }));
    await expect(await canvas.findByRole('button', { name: '发送申请' })).toBeVisible();
  },
});

/** A link that none of the reader's apps has: what that may mean, without a name of what is hidden. */
export const LinkOfNoApp = meta.story({
  parameters: { scenario: 'staff-ios', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await openPalette(await canvas.findByRole('button', { name: /Search or jump to/ }), userEvent.click, 'Command palette');
    await userEvent.paste('https://t.provena.example/c/zzzzzz');
    await expect(await screen.findByText(/^None of the apps you can view has this link\./)).toBeVisible();
  },
});

/** A back end that cannot be asked about other apps has not said that none of them has the link: the palette says what it has searched, and no more. */
export const LinkWithoutLookup = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'staff-ios', config: { lacks: [lookup.places.call] } },
  play: async ({ canvas, userEvent }) => {
    await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.paste('https://t.provena.example/c/zzzzzz');
    const searched = await screen.findByText(/^已搜索：应用、页面/);
    await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'));
    await expect(searched).not.toHaveTextContent('其他应用中');
    await expect(screen.queryByText(/^你能查看的应用中没有这个链接/)).toBeNull();
  },
});

/** Nothing found: the palette says what it has searched, which is not the same for everybody. */
export const FindsNothing = meta.story({
  parameters: { scenario: 'channel-ios' },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const entry = await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.type(entry, '没有这样的东西');
    const said = await screen.findByText(/^已搜索：应用、页面/);
    await expect(said).not.toHaveTextContent('成员');
    // What is asked of pasted things alone has not been searched.
    await waitFor(() => expect(said).not.toHaveTextContent(/粘贴|其他应用中/));
  },
});

/** Who has one app is told neither of a search in others, nor less of a link that the one does not have. */
export const FindsNothingInOneApp = meta.story({
  parameters: { scenario: 'one-app' },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const entry = await openPalette(await canvas.findByRole('button', { name: /搜索或跳转/ }), userEvent.click);
    await userEvent.type(entry, '没有这样的东西');
    const said = await screen.findByText(/^已搜索：应用、页面/);
    await expect(said).not.toHaveTextContent('其他应用中');
    await userEvent.clear(entry);
    await userEvent.paste('https://t.provena.example/c/zzzzzz');
    await expect(await screen.findByText(/^你能查看的应用中没有这个链接/)).toBeVisible();
    await expect(screen.getByText(/^已搜索：应用、页面/)).not.toHaveTextContent('其他应用中');
  },
});

/** Stored in this browser by account. An entry that is not available any more is left out. */
export const RemembersWhatWasUsed = meta.story({
  parameters: {
    stored: {
      'palette.1': [
        { id: 'app:1006' },
        { id: 'campaign:20001', campaign: { app: 1001, label: '双 11 大促-信息流', note: '巨量引擎 · 20001' } },
        { id: 'campaign:7', campaign: { app: 9999, label: '别人的活动', note: '' } },
        { id: 'page:/monitor/gone' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /搜索或跳转/ }));
    const used = await screen.findByRole('group', { name: '最近使用' });
    await expect(within(used).getAllByRole('option')).toHaveLength(2);
    await expect(within(used).getByRole('option', { name: /双 11 大促-信息流/ })).toBeInTheDocument();
    await userEvent.hover(await paletteEntry());
  },
});

export const ShowsTheKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: '当前应用' });
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeInTheDocument();
  },
});

export const PlanEnding = meta.story({
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('套餐 12 天后到期')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: /还有 \d 条提醒/ }));
    await expect(await canvas.findByText(/^监测流量剩余/)).toBeInTheDocument();
  },
});

const sentTo = (calls: readonly (readonly unknown[])[], path: RegExp) => calls.map(([to]) => String(to)).filter((to) => path.test(to));

/** a reminder behind another one does not count as shown. R-245: closing the reminder of an app silences it. */
export const RemindsOnceSeen = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'plan-ending' },
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch');
    return () => sent.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const { mock } = spyOn(globalThis, 'fetch');
    const record = /reminder\/advanced\/service\/record/;
    const more = await canvas.findByRole('button', { name: /还有 5 条提醒/ });
    await expect(sentTo(mock.calls, record)).toEqual([]);
    await userEvent.click(more);
    await expect(await canvas.findByText('防作弊服务 6 天后到期')).toBeVisible();
    await waitFor(() => expect(sentTo(mock.calls, record)).toHaveLength(2));
    const waiting = canvas.getByText('“青禾有声”还有 12 天需要上线').closest('[role=note]');
    await userEvent.click(within(waiting instanceof HTMLElement ? waiting : document.body).getByRole('button', { name: '关闭提醒' }));
    await waitFor(() => expect(sentTo(mock.calls, /tipRemind\/1103/)).toHaveLength(1));
  },
});

export const FlowSpent = meta.story({
  parameters: {
    scenario: 'flow-exhausted',
    config: { links: { docs: null, support: null, renew: 'https://example.com/renew', sales: 'https://example.com/volume' } },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /流量已用尽/ }));
    await expect(dialog.getByRole('link', { name: /^购买流量/ })).toHaveAttribute('href', 'https://example.com/volume');
  },
});

/** an account that is over signs its people out, and says why. */
export const PlanExpired = meta.story({
  parameters: { scenario: 'expired-plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^套餐已到期，或小程序流量已用尽/)).toBeInTheDocument();
    // The operator names no page, so it is a mail that is ready to send.
    const renew = await canvas.findByRole('link', { name: '续费' });
    await expect(decodeURIComponent(renew.getAttribute('href') ?? '')).toBe('mailto:?subject=Provena · 续费&body=请协助续费。');
  },
});

/** everything fails with -1002, and it is said once. */
export const SessionLost = meta.story({
  parameters: { scenario: 'session-lost', at: '/monitor/campaigninfo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^登录已失效/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('note')).toHaveLength(1);
  },
});

/** the menu of one reader on one platform, changed at once. */
export const HidesAndMovesPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '自定义菜单' }));
    const drawer = within(await screen.findByRole('dialog', { name: '我的菜单' }));
    const menu = within(canvas.getByRole('navigation', { name: '菜单' }));
    await userEvent.click(await drawer.findByRole('switch', { name: 'SEM 明细' }));
    await waitFor(() => expect(menu.queryByRole('link', { name: 'SEM 明细' })).toBeNull());
    await userEvent.click(drawer.getByRole('button', { name: '上移 推广活动明细' }));
    await waitFor(() => expect(menu.getAllByRole('link')[0]).toHaveTextContent('推广活动明细'));
    // The line stands first now, so the keyboard goes on with the other button.
    await waitFor(() => expect(drawer.getByRole('button', { name: '下移 推广活动明细' })).toHaveFocus());
    await userEvent.click(drawer.getByRole('button', { name: '恢复此平台默认' }));
    await waitFor(() => expect(menu.getAllByRole('link')[0]).toHaveTextContent('数据概览'));
    await expect(menu.getByRole('link', { name: 'SEM 明细' })).toBeInTheDocument();
    await waitFor(() => expect(drawer.getByRole('button', { name: '恢复此平台默认' })).toBeDisabled());
  },
});

/** A hidden page opens by its address, says why it is missing in the menu, and comes back. */
export const OpensAHiddenPage = meta.story({
  parameters: { at: '/monitor/effectevaluate' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '自定义菜单' }));
    const drawer = await screen.findByRole('dialog', { name: '我的菜单' });
    await userEvent.click(await within(drawer).findByRole('switch', { name: '激活延迟分析' }));
    const menu = within(canvas.getByRole('navigation', { name: '菜单' }));
    await canvas.findByText('你已将这个页面从菜单中隐藏');
    await expect(menu.queryByRole('link', { name: '激活延迟分析' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await moment('hidden');
    await userEvent.click(canvas.getByRole('button', { name: '重新显示' }));
    await expect(await menu.findByRole('link', { name: '激活延迟分析' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('你已将这个页面从菜单中隐藏')).toBeNull());
  },
});
