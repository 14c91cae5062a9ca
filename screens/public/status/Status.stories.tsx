import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const minute = 60_000;
const now = Date.parse('2026-11-20T10:32:00+08:00');

/** What the observer of calls has stored in this tab, the oldest first. */
const failedCalls = [
  [now - 26 * 60 * minute, 'GET /api/{app}/logs/search', 'lacking', 404, 31, null],
  [now - 41 * minute, 'POST /api/login/loginweb', 'offline', null, 10_020, null],
  [now - 12 * minute, 'GET /api/report/{app}/campaigninfo', 'timeout', null, 180_000, null],
  [now - 3 * minute, 'PUT /api/callback/{id}', 'refused', -88, 122, '7f3a-20c1'],
  [now - minute, 'GET /api/customizemenu/status', 'broken', 503, 8, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
];

const meta = preview.meta({
  title: 'Screens/Public/Status 运行状态',
  tags: ['screen'],
  parameters: { at: '/status', scenario: 'super-ios', layout: 'fullscreen', storedInTab: { failedCalls } },
});

export const Filled = meta.story({
  parameters: { pictures: [{ theme: 'dark' }, { width: 390 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正常应答')).toBeVisible();
    await expect(canvas.getByText('super@provena.test')).toBeVisible();
  },
});

export const English = meta.story({ parameters: { locale: 'en' } });

export const SignedOut = meta.story({
  parameters: { at: '/login?status', scenario: 'guest', storedInTab: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '运行状态' })).toBeVisible();
    await expect(await canvas.findByText('正常应答')).toBeVisible();
    await expect(canvas.queryByText('账号')).toBeNull();
    await expect(canvas.getByRole('link', { name: '返回控制台' })).toHaveAttribute('href', '/login');
  },
});

export const ServiceFailing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('有应答，但服务出错')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新检测' }));
    await expect(await canvas.findByText('有应答，但服务出错')).toBeVisible();
  },
});

const long = 'abcdefghij'.repeat(12);

export const LongValues = meta.story({
  parameters: {
    config: {
      lacks: [`GET /api/{app}/${long}/*`],
      monitor: { address: `https://${long.slice(0, 60)}.${long.slice(0, 60)}.example.com/in`, sample: 0.05 },
    },
    storedInTab: { failedCalls: [[now, `GET /api/{app}/${long}/{id}`, 'malformed', 200, 3, long]] },
    pictures: [{ width: 390 }],
  },
});

export const CopiesForATicket = meta.story({
  // Looks as the filled page: what matters is the clipboard.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await canvas.findByText('正常应答');
    await userEvent.click(canvas.getByRole('button', { name: '复制状态' }));
    await expect(write).toHaveBeenCalledOnce();
    const [text] = write.mock.calls[0] ?? [];
    for (const part of ['版本号: 1.4.2', '连接: 正常应答', 'PUT /api/callback/{id}', '-88', '7f3a-20c1', 'super@provena.test'])
      await expect(text).toContain(part);
  },
});
