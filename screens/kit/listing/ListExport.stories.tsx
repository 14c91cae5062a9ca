import { expect, screen, waitFor, type userEvent as events } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import { nextFile } from '#storybook/plays/nextFile.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';
import { SampleConsole } from './sample/SampleConsole.tsx';
import { manyLinks } from './sample/seed.ts';

const meta = preview.meta({
  title: 'Screens/Kit/Listing export 列表导出',
  component: SampleConsole,
  parameters: { layout: 'fullscreen' },
  beforeEach: withOwnEvents,
});

async function exportCsv(canvas: Pick<typeof screen, 'findByRole'>, userEvent: ReturnType<typeof events.setup>) {
  await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
  const item = await screen.findByRole('menuitem', { name: /^CSV/ });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(item);
}

/** All rows of the question, whatever page is shown, with what they were filtered by. */
export const AllRows = meta.story({
  args: { at: '?search=达人短视频-A&sort=-clicks' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('达人短视频-A', { selector: 'mark' });
    const saved = nextFile();
    await exportCsv(canvas, userEvent);
    const lines = (await (await saved).text()).trim().split('\r\n');
    await expect(lines.slice(0, 2).join(' ')).toMatch(/推广活动 .*搜索 达人短视频-A/);
    await expect(lines.filter((line) => line.includes('达人短视频-A,'))).toHaveLength(17);
    await waitForToast('已下载');
  },
});

const long = meta.story({ args: { links: manyLinks(50_000), silentFrom: 4 } });

/** Page by page from the service; the list can be used meanwhile. */
export const UnderWay = long.extend({
  play: async ({ canvas, userEvent }) => {
    await exportCsv(canvas, userEvent);
    await expect(await canvas.findByText('正在导出：已读取 600 / 50,000 行')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(await canvas.findByText('秋季版本-信息流-U')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '正在导出：已读取 600 / 50,000 行' })).toBeVisible();
  },
});

export const Cancelled = long.extend({
  play: async ({ canvas, userEvent }) => {
    await exportCsv(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: '取消导出' }));
    await waitForToast('已取消，没有下载');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: '导出' })).toBeEnabled());
  },
});

/** Somebody deletes a row in between: the toast and the file say so. */
export const ChangedMeanwhile = meta.story({
  args: { losesRowAt: 3 },
  play: async ({ canvas, userEvent }) => {
    const saved = nextFile();
    await exportCsv(canvas, userEvent);
    const lines = (await (await saved).text()).split('\r\n');
    await expect(lines.slice(0, 3).join(' ')).toContain('导出期间列表有变动');
    await screen.findByText(/^导出期间列表有变动/);
    await waitForToast('已下载');
  },
});

export const UnderWayInEnglish = long.extend({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await expect(await canvas.findByText('Exporting: 600 of 50,000 rows read')).toBeVisible();
  },
});
