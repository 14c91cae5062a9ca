import { expect, screen, waitFor, within } from 'storybook/test';
import { failAt } from '#storybook/plays/before/failAt.ts';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Behavior/Funnel 事件漏斗',
  tags: ['screen'],
  parameters: { at: '/behavioranalysis/Eventfunnel', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** The events of the app's own can't be added: the field shows it, and its list offers to try again. */
export const WithoutOwnEvents = meta.story({
  beforeEach: failAt(/\/sdkevent\/find\/\d+$/),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: '没有加载成功' });
    await userEvent.click(canvas.getByRole('combobox', { name: '添加步骤' }));
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const FromTheClick = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?steps=click.install.registration.payment&step=install&v=1&by=os' },
});

/** Where a release loses people: each version against all of them. */
export const ByVersion = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('figure', { name: '设备数' });
    await userEvent.click(canvas.getByRole('radio', { name: '应用版本' }));
    const ranking = within(await canvas.findByRole('grid', { name: '流失排行' }));
    await waitFor(() => expect(ranking.getAllByRole('row', { name: /^\d+\.\d+\.\d+/ }).length).toBeGreaterThan(1));
  },
});

/** A file calls rows what the page calls them, in the language of the reader. */
export const FileByCountry = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2&by=country', locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('figure', { name: 'Devices' });
    const names = (await saveAsCsv({ canvas, userEvent })).map(([first]) => first);
    await expect(names).toContain('Japan');
    await expect(names).not.toContain('JP');
  },
});

/** Media built elsewhere have funnels, too. */
export const SelfBuilt = meta.story({ parameters: { scenario: 'super-selfbuilt' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/behavioranalysis/Eventfunnel?v=1&t=2020-01-01_2020-01-07' } });

/** The days that are compared are asked for: those of last year are others than those just before. */
export const AgainstLastYear = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2&t=2026-10-21_2026-11-19.year&figure=registration&closed=1' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '累计转化率 · 注册' });
    await expect(await within(drawer).findByText('两边各 2 项')).toBeVisible();
    await expect(drawer).toHaveTextContent('2026-10-21 – 11-13，24 天；对比 2025-10-21 – 11-13');
    await expect(drawer).toHaveTextContent('399,748');
    await userEvent.hover(drawer);
  },
});

/** Days whose window is still open are left out of both periods: nothing is hatched. */
export const ClosedOnly = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2&steps=install.registration.level:level>=10.payment&step=registration' },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('figure', { name: '设备数' });
    await waitFor(() => expect(chart).toHaveTextContent('变化只比较窗口已关闭的天'));
    await userEvent.click(canvas.getByRole('switch', { name: '只看窗口已关闭' }));
    await waitFor(() => expect(canvas.getByRole('figure', { name: '设备数' })).not.toHaveTextContent('最多还能增加'));
    await waitFor(() => expect(canvas.getByRole('figure', { name: '设备数' })).toHaveTextContent(/窗口已关闭 2026-10-21 – 11-13.*，上期/));
    await expect(canvas.getByText(/^激活 → 注册，占 %$/)).toBeVisible();
    await expect(canvas.getByText(/P90/)).toBeVisible();
  },
});

/** Of three days and a window of seven no day is closed. */
export const NoneClosed = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2&t=2026-11-17_2026-11-19.previous&closed=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这段时间的窗口都未关闭')).toBeVisible();
    await expect(canvas.queryByRole('figure', { name: '设备数' })).not.toBeInTheDocument();
  },
});

/** Without the compared period the path stands there as it is, and it is said what is missing. */
export const WithoutThePast = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'past-failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('对比时段有数据没有加载出来，变化不完整。')).toBeVisible();
    await expect(canvas.getByRole('figure', { name: '设备数' })).not.toHaveTextContent('上期');
  },
});

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** Ten steps, each with what it is narrowed by: they scroll in their panel, and the page stays as wide as it is. */
export const TenSteps = meta.story({
  tags: ['no-picture'],
  parameters: {
    at: '/behavioranalysis/Eventfunnel?v=1&t=2026-09-21_2026-11-19.previous&steps=click.install.launch.registration.login.level:level>=2.level:level>=5.level:level>=10.order.payment:paymenttype=alipay',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: '设备数' })).toHaveTextContent('首次付费（支付宝）');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A path is asked for when it is pressed, and stands in the address for a colleague. */
export const BuildsAPath = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('figure', { name: '设备数' });
    await userEvent.click(canvas.getByRole('button', { name: '移除首次付费' }));
    await userEvent.click(canvas.getByRole('combobox', { name: '添加步骤' }));
    await userEvent.type(canvas.getByRole('combobox', { name: '添加步骤' }), '升级');
    await userEvent.click(await screen.findByRole('option', { name: '升级' }));
    await userEvent.click(await canvas.findByRole('button', { name: /升级的条件/ }));
    await userEvent.click(await screen.findByRole('option', { name: '等级 ≥' }));
    // What the app sends of its own is found by its name or its key, and can be moved.
    await userEvent.type(canvas.getByRole('combobox', { name: '添加步骤' }), 'tutorial');
    await userEvent.click(await screen.findByRole('option', { name: /新手引导/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '上移新手引导' }));
    await expect(chart).toHaveTextContent('首次付费');
    await userEvent.click(canvas.getByRole('button', { name: '计算' }));
    await waitFor(() => expect(canvas.getByRole('figure', { name: '设备数' })).toHaveTextContent(/新手引导.*升级（等级 ≥ 5）/));
    await expect(canvas.getByRole('figure', { name: '设备数' })).not.toHaveTextContent('首次付费');
  },
});

/** In any order, per user, within an hour: chosen in the builder, said by the sentence, and in the address for a colleague. */
export const AnyOrderPerUser = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?v=1&steps=install.level:level>=10.payment&window=1h&unit=user' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('figure', { name: '用户数' })).toHaveTextContent('严格顺序 · 按用户 · 转化窗口 1 小时。');
    await userEvent.click(canvas.getByRole('button', { name: /步骤顺序/ }));
    await userEvent.click(await screen.findByRole('option', { name: '任意顺序' }));
    await userEvent.click(canvas.getByRole('button', { name: '计算' }));
    await waitFor(() => expect(canvas.getByRole('figure', { name: '用户数' })).toHaveTextContent('任意顺序 · 按用户 · 转化窗口 1 小时。'));
    await expect(canvas.getByText('流失的用户')).toBeVisible();
  },
});

/** A payment, then a level, with what the app sends of its own in between: in the order of the address. */
export const InItsOwnOrder = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2&steps=install.payment.custom:tutorial_step.level:level>=10' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: '设备数' })).toHaveTextContent(/激活.*首次付费.*新手引导.*升级（等级 ≥ 10）/);
  },
});

/** Nobody installs after a payment. It is said before it is asked, and a link of it says so, too. */
export const ImpossibleOrder = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?v=2&steps=payment.install' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('这个顺序没有人走完')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /步骤顺序/ }));
    await userEvent.click(await screen.findByRole('option', { name: '任意顺序' }));
    await userEvent.click(canvas.getByRole('button', { name: '计算' }));
    await expect(await canvas.findByRole('figure', { name: '设备数' })).toHaveTextContent('激活');
    await userEvent.click(canvas.getByRole('button', { name: /步骤顺序/ }));
    await userEvent.click(await screen.findByRole('option', { name: '严格顺序' }));
    await expect(canvas.getByRole('button', { name: '计算' })).toBeDisabled();
  },
});

/** One step is no path. */
export const NeedsTwoSteps = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?steps=install.registration' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除注册' }));
    await expect(await canvas.findByText('再选一个步骤')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '计算' })).toBeDisabled();
  },
});

/** Who reached a step and not the next: the latest, masked, as many as the funnel says. */
export const DropOuts = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?list=shown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^最近 50 台，共 [\d,]+ 台。设备号已遮盖。$/)).toBeVisible();
  },
});

/** Without the right to orders the list is neither shown nor asked for. */
export const DropOutsLocked = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?list=shown', scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^名单需要订单和事件两项数据权限。/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '收起名单' })).not.toBeInTheDocument();
  },
});

/** A funnel that was named is there again; the menu says where it is kept. */
export const Saves = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/behavioranalysis/Eventfunnel?steps=install.payment' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '已保存的漏斗' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '保存当前漏斗…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '保存当前漏斗…' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '漏斗名称' }), '到付费');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '已保存的漏斗' }));
    await expect(await screen.findByText('只保存在这个浏览器。要给别人，发送地址。')).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: '到付费' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const WhyAStep = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?figure=registration' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '累计转化率 · 注册' });
    await expect(await within(drawer).findByText(/变化只比较两期窗口已关闭的天/)).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** The conversion of a row between the two steps, beside that of all rows. */
export const WhyARow = meta.story({
  parameters: { at: '/behavioranalysis/Eventfunnel?figure=row:101&step=registration' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '激活 → 注册 转化率 · 巨量引擎' });
    await expect(await within(drawer).findByText(/^全部 \d+\.\d%$/)).toBeVisible();
    await userEvent.hover(drawer);
  },
});

/** From the table of what is lost, and from the panel of times. */
export const Explains = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为什么是这个数：转化用时中位数' }));
    await expect(await screen.findByRole('dialog', { name: '转化用时中位数 · 注册 → 首次付费' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const table = canvas.getByRole('grid', { name: '流失排行' });
    within(within(table).getByRole('row', { name: /^巨量引擎/ }))
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '转化' })).toHaveTextContent('注册 → 首次付费 转化率从何而来');
  },
});
