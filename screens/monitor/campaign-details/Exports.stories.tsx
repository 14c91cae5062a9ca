import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { changeRole } from '#storybook/plays/meanwhile/changeRole.ts';
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
    await expect(await dialog.findByText(/^预计最多 [\d,]+ 行 · 约 [\d.]+ [KM]?B，低于 1,000,000 行上限，不会截断/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '生成文件' })).toBeEnabled();
    // What its rows went through is named, as in the file.
    await expect(dialog.getByText(/列，.+ · 筛选 搜索“广告” · 流量 混合$/)).toBeVisible();
  },
});

/** Nothing stands above its head. */
export const ForPrograms = meta.story({
  tags: ['no-picture'],
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('radio', { name: /^CSV，供程序读取/ }));
    await dialog.findByText(/^预计最多 /);
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
    await expect(
      await dialog.findByText(/^Up to [\d,]+ rows · about [\d.]+ [KM]?B\. Below the limit of 1,000,000 rows, nothing is cut/),
    ).toBeVisible();
  },
});

/** The service makes it; then it can be taken. */
export const Made = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await dialog.findByText(/^预计最多 /);
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
    await expect(await dialog.findByText('这几个维度不能放进同一个文件，减少一个维度')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '生成文件' })).toBeDisabled());
  },
});

/** The role of the media buyers in the demo world. */
const mediaBuyer = 4;

/** A right is taken away while the table stands there: what the service refuses to estimate cannot be ordered, and it says why. */
export const NoLongerAllowed = meta.story({
  parameters: { scenario: 'staff-ios', at: '/monitor/campaigninfo?v=1&c=installs.retention1' },
  play: async () => {
    await screen.findByRole('columnheader', { name: /次日留存/ });
    await changeRole(mediaBuyer, (rights) => (rights.retentionAuth = false));
    const dialog = await dialogOf();
    await expect(await dialog.findByText('暂无权限访问（-1003）')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '生成文件' })).toBeDisabled();
    await expect(dialog.queryByText(/仍可以生成/)).toBeNull();
  },
});

/** The service fails at so many estimates. */
const failsAtEstimates = (times: number) => () => {
  const real = globalThis.fetch;
  let failed = 0;
  const sent = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).includes('/exports/estimate') && failed++ < times
      ? Response.json({ code: 500, message: '服务暂时不可用', data: null }, { status: 500 })
      : real(input, init),
  );
  return () => sent.mockRestore();
};

/** An estimate that does not come says nothing of the order: the file can be ordered without. */
export const NotEstimated = meta.story({
  beforeEach: failsAtEstimates(Infinity),
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('没有估算出行数，仍可以生成')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '生成文件' })).toBeEnabled();
  },
});

export const EstimatedAgain = meta.story({
  tags: ['no-picture'],
  beforeEach: failsAtEstimates(1),
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: '重试' }));
    await expect(await dialog.findByText(/^预计最多 /)).toBeVisible();
    await expect(dialog.queryByText(/仍可以生成/)).toBeNull();
  },
});

/** A back end without estimates: no other try helps. */
export const WithoutEstimates = meta.story({
  tags: ['no-picture'],
  parameters: { config: { lacks: ['POST /api/{app}/exports/estimate'] } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('没有估算出行数，仍可以生成')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '重试' })).toBeNull();
    await expect(dialog.getByRole('button', { name: '生成文件' })).toBeEnabled();
  },
});
