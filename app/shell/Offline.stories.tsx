import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

/** What the browser says of its network, as the console reads it. */
function goes(to: 'online' | 'offline') {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  dispatchEvent(new Event(to));
}

const meta = preview.meta({
  title: 'Screens/Shell/Offline 断网',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo', scenario: 'super-ios', layout: 'fullscreen', picture: 'page' },
  beforeEach: () => () => goes('online'),
});

interface Page {
  canvas: { findByText: (text: string | RegExp) => Promise<HTMLElement>; findAllByRole: (role: 'row') => Promise<HTMLElement[]> };
}

/** Once everything is there, the line is lost. */
async function losesTheLine({ canvas }: Page, said: string | RegExp) {
  await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], [role="progressbar"]')).toBeNull());
  goes('offline');
  await expect(await canvas.findByText(said)).toBeVisible();
}

/** What is on the screen stays, with the age of the oldest answer. */
export const Offline = meta.story({
  parameters: { pictures: [{ theme: 'dark' }, { width: 390 }] },
  play: async (page) => losesTheLine(page, /看到的数据最早读取于 10:32/),
});

export const English = meta.story({
  parameters: { locale: 'en', pictures: [{ width: 390, theme: 'dark' }] },
  play: async (page) => losesTheLine(page, /What you see was loaded at 10:32/),
});

/** The line goes, and what is on the screen is asked for once more, each call once. */
export const BackOnline = meta.story({
  play: async ({ canvas }) => {
    await losesTheLine({ canvas }, /看到的数据最早读取于/);
    const sent = spyOn(globalThis, 'fetch');
    goes('online');
    await waitFor(() => expect(canvas.queryByText(/看到的数据最早读取于/)).toBeNull());
    const reports = () => sent.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/api/report/'));
    await waitFor(() => expect(reports()).not.toHaveLength(0));
    await expect(new Set(reports()).size).toBe(reports().length);
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3);
  },
});

/** Nothing is sent, and that is what is said: not that a file couldn't be made. */
export const Downloading = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake' },
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: '下载证据' });
    goes('offline');
    await userEvent.click(download);
    // It fades in.
    await waitFor(() => expect(screen.getByText(/网络已断开，没有发送。联网后请再操作一次/)).toBeVisible());
  },
});
