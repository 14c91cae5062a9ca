import { expect, waitFor } from 'storybook/test';
import { leaveFor } from '#storybook/plays/before/leaveFor.ts';
import preview from '#storybook/preview.tsx';

/** The state that the demo world gives to the first who leaves for Tencent, and what this browser has kept of it. */
const state = 's1ewcwrg1';
const departure = { state, media: 'gdt', account: 1, from: '/manage/gdtBindAccount', at: Date.parse('2026-11-20T10:27:00+08:00') };

const meta = preview.meta({
  title: 'Screens/Public/Tencent authorisation 广点通授权',
  tags: ['screen'],
  parameters: {
    at: `/gdtAuthorize?state=${state}&cid=2048%201166`,
    scenario: 'super-ios',
    layout: 'fullscreen',
    stored: { departures: [departure] },
  },
  beforeEach: leaveFor('gdt'),
});

export const Asks = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '绑定账户 2048 1166' })).toBeEnabled();
    await expect(canvas.getByText(/super@provena\.test/)).toBeInTheDocument();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Connect account 2048 1166' })).toBeEnabled();
  },
});

/** Two presses, one call. */
export const BindsOnce = meta.story({
  beforeEach: () => {
    const plain = window.fetch;
    calls.length = 0;
    window.fetch = (input, init) => {
      calls.push(input instanceof Request ? input.url : String(input));
      return plain(input, init);
    };
    return () => {
      window.fetch = plain;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: '绑定账户 2048 1166' }));
    await expect(await canvas.findByRole('link', { name: '选择子账户' })).toHaveAttribute('href', `/manage/gdtBindAccount?state=${state}`);
    await waitFor(() => expect(calls.filter((url) => url.includes('bindgdtaccount'))).toHaveLength(1));
  },
});
const calls: string[] = [];

export const Declines = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不绑定' }));
    await expect(await canvas.findByRole('heading', { name: '没有绑定任何账户' })).toBeInTheDocument();
  },
});

/** A link that somebody else has made, or the same one again. */
export const NotBegunHere = meta.story({
  parameters: { stored: { departures: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /不是从这个浏览器发起的/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /绑定账户/ })).not.toBeInTheDocument();
  },
});

export const OfSomebodyElse = meta.story({
  parameters: { stored: { departures: [{ ...departure, account: 2 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这次授权属于另一个账户' })).toBeInTheDocument();
  },
});

export const TooLate = meta.story({
  parameters: { stored: { departures: [{ ...departure, at: departure.at - 600_000 }] }, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The authorization has expired' })).toBeInTheDocument();
  },
});

export const NobodyIsSignedIn = meta.story({
  parameters: { scenario: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '登录后重新发起授权' })).toBeInTheDocument();
  },
});
