import { expect, screen, waitFor, within } from 'storybook/test';
import { showsNoAccount } from '#storybook/plays/bindingPages.ts';
import { headersOf } from '#storybook/plays/before/headersOf.ts';
import { leaveFor } from '#storybook/plays/before/leaveFor.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import { ours } from '#app/api/ours/ours.ts';
import preview from '#storybook/preview.tsx';

/** The state that the demo world gives to the first who leaves for this medium, and what this browser has stored of it. */
const state = 's1y4nc7r1';
const path = '/manage/toutiaoBindAccount';
const departure = { state, media: 'toutiao', account: 1, from: path, at: Date.parse('2026-11-20T10:27:00+08:00') };

const meta = preview.meta({
  title: 'Screens/Bindings/Ocean Engine 巨量引擎',
  tags: ['screen'],
  parameters: { at: '/manage/toutiaoBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const returned = { at: `${path}?auth_code=c-1&state=${state}`, stored: { departures: [departure] } };

/** Where a page would go, without going there. */
async function nextDestination(act: () => Promise<void>): Promise<string> {
  const destinations: string[] = [];
  const stay = (event: Event) => {
    if (!('destination' in event) || !event.cancelable) return;
    const { destination } = event;
    if (typeof destination !== 'object' || destination === null || !('url' in destination)) return;
    event.preventDefault();
    destinations.push(String(destination.url));
  };
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('This browser cannot hold a navigation back');
  navigation.addEventListener('navigate', stay);
  try {
    await act();
    await waitFor(() => expect(destinations).toHaveLength(1));
  } finally {
    navigation.removeEventListener('navigate', stay);
  }
  return destinations[0] ?? '';
}

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '去巨量引擎授权' })).toBeEnabled();
    await expect(await canvas.findByText('星海-买量 02')).toBeVisible();
    await expect(canvas.getByText(/3 天后到期/)).toBeVisible();
  },
});

export const GoesOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '去巨量引擎授权' });
    const url = await nextDestination(() => userEvent.click(button));
    await expect(url).toContain(`state=${state}`);
  },
});

export const Confirm = meta.story({
  parameters: returned,
  beforeEach: leaveFor('toutiao'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '确认授权' })).toBeVisible();
    await expect(await canvas.findByText('你将绑定的账户')).toBeVisible();
    // One that somebody else has connected cannot be chosen, and says who.
    const bound = await canvas.findByRole('row', { name: /已由/ });
    const box = within(bound).getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription(/^已由.+绑定$/);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^确认绑定/ }));
    await expect(await canvas.findByText('选择关联应用')).toBeVisible();
  },
});

export const ConfirmAndConnect = meta.story({
  parameters: returned,
  beforeEach: leaveFor('toutiao'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^关联应用/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await userEvent.keyboard('{Escape}');
    const name = (await canvas.findByRole('button', { name: /^确认绑定/ })).textContent ?? '';
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitForToast(`${name.replace('确认绑定', '已绑定')}，等待首条数据`);
    await expect(await canvas.findByRole('button', { name: '去巨量引擎授权' })).toBeVisible();
    await expect((await canvas.findAllByText('等待首条数据')).length).toBeGreaterThan(0);
  },
});

/** An account is authorized again: its apps and its sites stand as they are, and no other account is chosen. */
export const Reauthorizes = meta.story({
  tags: ['no-picture'], // ConfirmReauthorization shows it.
  parameters: returned,
  beforeEach: async () => {
    const body = JSON.stringify({ startdate: null, dataTypes: ['cost'], mediaList: ['douyin'] });
    await fetch('/api/mng/channelaccount/updatePlan/3002', { method: 'PUT', body, headers: await headersOf('super') });
    await leaveFor('toutiao', 3002)();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('你将重新授权的账户')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '抖音' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '今日头条' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '重新授权' }));
    await waitForToast('已重新授权 星海-买量 02');
  },
});

/** What such a confirmation shows. */
export const ConfirmReauthorization = meta.story({
  parameters: { ...returned, locale: 'en' },
  beforeEach: leaveFor('toutiao', 3002),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reauthorize' })).toBeEnabled();
  },
});

/** A reload after the return goes on where it was; the code is used up and not in the address any more. */
export const AfterAReload = meta.story({
  parameters: { at: `${path}?state=${state}`, stored: { departures: [{ ...departure, returnedAt: departure.at + 30_000 }] } },
  beforeEach: leaveFor('toutiao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你将绑定的账户')).toBeVisible();
  },
});

export const ForeignState = meta.story({
  parameters: { ...returned, stored: { departures: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /不是从这个浏览器发起的/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新发起授权' })).toBeEnabled();
  },
});

/** A link to what was authorized, sent to somebody who has not been there. */
export const SharedLink = meta.story({
  parameters: { at: `${path}?state=${state}`, stored: { departures: [] }, locale: 'en' },
  beforeEach: leaveFor('toutiao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /not started in this browser/ })).toBeVisible();
  },
});

/** Somebody said no at the medium. */
export const Declined = meta.story({
  parameters: { ...returned, at: `${path}?error=access_denied&state=${state}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有绑定任何账户' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新发起授权' })).toBeEnabled();
  },
});

/** A code without the state with which somebody left. */
export const Incomplete = meta.story({
  parameters: { ...returned, at: `${path}?auth_code=c-1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '地址里没有完整的授权信息' })).toBeVisible();
  },
});

export const TooLate = meta.story({
  parameters: { ...returned, stored: { departures: [{ ...departure, at: departure.at - 600_000 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '授权已超时' })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'plan-ending' },
  play: showsNoAccount('还没有绑定巨量引擎账户'),
});

export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '去巨量引擎授权' }));
    await waitForToast('没有发起授权');
  },
});

/** The service takes no authorization, as its operator says: nobody is sent out in vain. */
export const NotOffered = meta.story({
  parameters: { scenario: 'plain-backend', config: { lacks: [ours.connections.confirm.call] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你的服务没有提供授权绑定')).toBeVisible();
    await expect(await canvas.findByText('星海-买量 02')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^去.+授权|^重新授权/ })).toBeNull();
  },
});

export const English = meta.story({
  parameters: { ...returned, locale: 'en' },
  beforeEach: leaveFor('toutiao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Connect \d accounts?$/ })).toBeEnabled();
  },
});

export const OnAPhone = meta.story({
  parameters: returned,
  globals: { viewport: { value: 'phone' } },
  beforeEach: leaveFor('toutiao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你将绑定的账户')).toBeVisible();
  },
});
