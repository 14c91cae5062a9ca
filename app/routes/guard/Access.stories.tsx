import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { moment } from '#storybook/plays/moment.ts';
import preview from '#storybook/preview.tsx';

/** How often a call was sent since the story began. */
const sent: string[] = [];
const countOf = (path: string) => sent.filter((url) => url.includes(path)).length;

/** The list of apps fails until it is mended, as the service does. */
let isMended = false;
const refusal = () => Response.json({ code: -88, data: null });

const meta = preview.meta({
  title: 'Screens/Shell/Access 访问 · guard 守卫',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo', scenario: 'super-ios', layout: 'fullscreen', picture: 'page' },
  beforeEach: () => {
    sent.length = 0;
    isMended = false;
    const plain = window.fetch;
    spyOn(window, 'fetch').mockImplementation((input, init) => {
      sent.push(input instanceof Request ? input.url : String(input));
      return plain.call(window, input, init);
    });
  },
});

interface Actor {
  canvas: Pick<typeof screen, 'findByRole' | 'findByLabelText' | 'getByLabelText'>;
  userEvent: { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> };
}

async function signIn({ canvas, userEvent }: Actor) {
  await userEvent.type(await canvas.findByLabelText(/^邮箱/), 'super@provena.test');
  await userEvent.type(canvas.getByLabelText(/^密码/), 'provena-demo{Enter}');
}

/** The page is drawn anew after each attempt that fails. */
const untilUnreached = ({ getByRole }: Pick<typeof screen, 'getByRole'>) =>
  waitFor(() => expect(getByRole('heading', { name: '控制台没有打开' })).toBeVisible());

/** Add-ons and the own menu can be done without: the page opens, and one bar says what failed. */
export const SecondaryFailing = meta.story({
  parameters: { scenario: 'secondary-failing', pictures: [{ theme: 'dark' }, { width: 390 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '推广活动明细' })).toBeVisible();
    const bar = within(await canvas.findByText(/增值服务的状态没有加载/).then((line) => line.closest('[role="note"]') ?? line));
    const calls = ['/api/advanced/server/items', '/api/customizemenu/find_hide_menu', '/api/customizemenu/order'];
    // On a phone they are folded.
    for (const call of window.innerWidth > 768 ? calls : []) await expect(bar.getByText(`GET ${call} (500)`)).toBeVisible();
    const asked = countOf('find_hide_menu');
    bar.getByRole('button', { name: '重试' }).click();
    await waitFor(() => expect(countOf('find_hide_menu')).toBeGreaterThan(asked));
    await expect(canvas.getByRole('heading', { level: 1, name: '推广活动明细' })).toBeVisible();
    await waitFor(() => expect(bar.getByRole('button', { name: '重试' })).not.toHaveAttribute('aria-disabled'));
  },
});

/** On a phone the calls are folded, so that the page below is seen. */
export const SecondaryFailingOnAPhone = meta.story({
  tags: ['no-picture'], // The other picture of SecondaryFailing.
  parameters: { scenario: 'secondary-failing' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/增值服务的状态没有加载/);
    const call = await canvas.findByText('GET /api/customizemenu/find_hide_menu (500)');
    await expect(call).not.toBeVisible();
    await userEvent.click(canvas.getByText('详细信息'));
    await expect(call).toBeVisible();
  },
});

export const SecondaryFailingInEnglish = meta.story({
  parameters: { scenario: 'secondary-failing', locale: 'en', at: '/manage/userinfo', pictures: [{ width: 390, theme: 'dark' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Add-ons couldn’t be loaded/)).toBeVisible();
    await expect(canvas.queryByText('The console couldn’t load')).toBeNull();
  },
});

/** The last known rights are used, with their age; data that needs a missing right stays hidden. The call is not repeated without end. */
export const RightsFailing = meta.story({
  parameters: { scenario: 'rights-failing', pictures: [{ width: 390 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^权限没有更新，按 10:32 的权限显示/)).toBeVisible();
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"], [role="progressbar"]')).toBeNull());
    // Once, and twice more by itself.
    await expect(countOf('/api/mng/auth/getAuth')).toBe(3);
    await expect(canvas.queryByRole('columnheader', { name: /付费/ })).toBeNull();
  },
});

/** Without any map nothing may be opened: the session ends, and the sign-in says what the service said. */
export const RightsUnknown = meta.story({
  parameters: { scenario: 'rights-failing', stored: { lastRights: null } },
  tags: ['no-picture'], // The page of AppsFailing.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务暂时不可用')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '登录' })).toBeVisible();
  },
});

/** shows the message of the service, and details for support. */
export const AppsFailing = meta.story({
  parameters: { scenario: 'apps-failing', pictures: [{ theme: 'dark' }, { width: 390 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('账号的应用正在迁移，请稍后再试')).toBeVisible();
    await userEvent.click(await canvas.findByText('详细信息'));
    for (const fact of ['GET /api/app/findall', '-88', '7f3a-20c1-91d2-4c00']) await expect(canvas.getByText(fact)).toBeVisible();
  },
});

export const AppsFailingInEnglish = meta.story({
  parameters: { scenario: 'apps-failing', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your apps or permissions couldn’t be loaded/)).toBeVisible();
    await expect(await canvas.findByText('Details')).toBeVisible();
  },
});

/** A failure without a message shows 'Has Error'; signing in again leads back to the page. */
export const ComesBack = meta.story({
  tags: ['no-picture'], // The page of User information.
  parameters: { at: '/manage/userinfo' },
  beforeEach: () => {
    const counted = window.fetch;
    spyOn(window, 'fetch').mockImplementation((input, init) => {
      const isList = (input instanceof Request ? input.url : String(input)).includes('/api/app/findall');
      return isList && !isMended ? Promise.resolve(refusal()) : counted.call(window, input, init);
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Has Error')).toBeVisible();
    isMended = true;
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { level: 1, name: '账号中心' })).toBeVisible();
  },
});

/** A service that cannot be reached ends no session. */
export const AppsUnreached = meta.story({
  parameters: { scenario: 'apps-unreached', pictures: [{ width: 390 }] },
  play: async ({ canvas, userEvent }) => {
    await untilUnreached(canvas);
    await expect(canvas.getByText('没有连上服务，请检查网络后重试。')).toBeVisible();
    await userEvent.click(await canvas.findByText('详细信息'));
    await expect(canvas.getByText('GET /api/app/findall')).toBeVisible();
    const asked = countOf('/api/app/findall');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(countOf('/api/app/findall')).toBeGreaterThan(asked));
    await untilUnreached(canvas);
  },
});

export const AppsUnreachedInEnglish = meta.story({
  parameters: { scenario: 'apps-unreached', locale: 'en', pictures: [{ theme: 'dark' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Couldn’t reach the service. Check your network and try again.')).toBeVisible());
  },
});

/** the reader stays on the page, sees a message and can request access. */
export const PageRefused = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '推广活动明细' });
    await userEvent.click(await canvas.findByRole('button', { name: /搜索或跳转/ }));
    await userEvent.type(within(await screen.findByRole('dialog', { name: '命令面板' })).getByRole('combobox'), 'roi');
    await userEvent.click(await screen.findByRole('option', { name: /ROI/ }));
    const toast = within(await screen.findByRole('alertdialog', { name: '暂无权限访问' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '推广活动明细' })).toBeVisible();
    await moment('refused');
    await userEvent.click(toast.getByRole('button', { name: '申请权限' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '暂无权限访问' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '发送申请' })).toBeVisible();
  },
});

/** A refused call shows the message of the service with its code. */
export const CallsRefused = meta.story({
  tags: ['no-picture'], // Looks as a report that fails.
  parameters: { scenario: 'forbidden' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('暂无权限访问（-1003）')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/服务没有正常应答.*-1003/)).toBeNull();
  },
});

/** The next person begins where everybody begins, not where the one before has been. */
export const SignsOutByHand = meta.story({
  tags: ['no-picture'], // The page of Dashboard Filled.
  parameters: { at: '/manage/userinfo' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /的账号$/ }));
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { level: 1, name: '数据概览' })).toBeVisible();
  },
});

/** an account that is over is signed out at the service, too. */
export const SignsOutWhenTheAccountIsOver = meta.story({
  tags: ['no-picture'], // The page of Shell PlanExpired.
  parameters: { at: '/monitor/dashboard', scenario: 'expired-plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^套餐已到期，或小程序流量已用尽/)).toBeVisible();
    await waitFor(() => expect(countOf('/api/login/logout')).toBe(1));
  },
});
