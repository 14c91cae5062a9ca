import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Campaign exports 推广活动导出',
  tags: ['screen'],
  parameters: { at: '/monitor/campaigninfo?v=1&q=广告', scenario: 'super-ios', layout: 'fullscreen' },
});

async function dialogOf() {
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^完整数据/ }));
  return within(await screen.findByRole('dialog', { name: '导出完整数据' }));
}

/** What the file will be is said before it is ordered: its rows are those of the table, at most so many. */
export const Asks = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText(/^最多 [\d,]+ 行，一个文件最多 1,000,000 行。$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '生成文件' })).toBeEnabled();
    // What its rows went through is named, as in the file.
    await expect(dialog.getByText(/列，.+ · 筛选 广告 · 流量 混合$/)).toBeVisible();
  },
});

/** Nothing stands above its head. */
export const ForPrograms = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('radio', { name: /^CSV，供程序读取/ }));
    await dialog.findByText(/^最多 /);
    await userEvent.click(dialog.getByRole('button', { name: '生成文件' }));
    await dialog.findByText(/^已生成，共 [\d,]+ 行$/);
    const saved: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:none';
    });
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(dialog.getByRole('button', { name: '下载' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    made.mockRestore();
    pressed.mockRestore();
    await expect((await saved[0]?.text())?.split(/\r?\n/)[0]).toMatch(/^\ufeff?渠道,/);
  },
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Full data/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export full data' }));
    await expect(await dialog.findByText(/^Up to [\d,]+ rows\. One file holds up to 1,000,000\.$/)).toBeVisible();
  },
});

/** The service makes it; then it can be taken. */
export const Made = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await dialog.findByText(/^最多 /);
    await userEvent.click(dialog.getByRole('button', { name: '生成文件' }));
    await expect(await dialog.findByText(/^已生成，共 [\d,]+ 行$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下载' })).toBeEnabled();
  },
});

/** What the service cannot make is said before the press. */
export const DoesNotGoTogether = meta.story({
  parameters: { at: '/monitor/campaigninfo?v=1&by=country.os' },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('这几个维度不能放进同一个文件，需要减少一个维度。')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '生成文件' })).toBeDisabled());
  },
});
