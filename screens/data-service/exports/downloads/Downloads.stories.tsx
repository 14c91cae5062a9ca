import { expect, screen, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Data services/Report downloads 报表下载',
  tags: ['screen'],
  parameters: { at: '/dataservice/reportdownload', scenario: 'super-ios', layout: 'fullscreen' },
});

/** One file of each way to end, and one that is generated. */
export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** The missing days have arrived since: the same file is made again with them. */
export const CompletesMissingDays = meta.story({
  parameters: { at: '/dataservice/reportdownload?state=partly,running' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '补齐' }));
    await waitForToast('正在重新生成“付费明细”');
    await expect(await canvas.findAllByText('生成中')).toHaveLength(2);
  },
});

/** 19 days are split into weeks, so that each stays below the limit. The number of the job is what support is told. */
export const SplitsFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('查询超过 180 秒，任务编号 5，可拆成按周导出')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '拆分重试' }));
    await waitForToast('“设备级激活”已拆成按周的文件');
    await expect(await canvas.findByText('设备级激活-3')).toBeVisible();
    await expect(canvas.queryByText('设备级激活')).toBeNull();
  },
});

/** Orders are closed to this reader: in parts the file would be refused as well, so that no split is offered. */
export const Refused = meta.story({
  parameters: { scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('其中有字段已不在权限内，任务编号 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新生成' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '拆分重试' })).toBeNull();
  },
});

export const RefusedInEnglish = meta.story({
  parameters: { scenario: 'analyst-ios', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access to a field was removed (job 2)')).toBeVisible();
  },
});

/** Where there was no data, the way on is other dates. */
export const ChangesDates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改日期' }));
    const dialog = within(await screen.findByRole('dialog', { name: '换日期再导出' }));
    await expect(await dialog.findByRole('textbox', { name: /^文件名称/ })).toHaveValue('ASA 关键词');
    await expect(dialog.getByText('2024-01-01 – 01-02')).toBeVisible();
  },
});

export const Cancels = meta.story({
  parameters: { at: '/dataservice/reportdownload?state=running' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await waitForToast('已取消“推广活动-按日”');
    await expect(await canvas.findByText('没有匹配的结果')).toBeVisible();
  },
});

/** Nothing was ordered in this app. */
export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'super-android', at: '/dataservice/reportdownload' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有导出过文件' })).toBeVisible();
  },
});

/** Members see the files that they ordered themselves. */
export const ChannelPartner = meta.story({
  parameters: { picture: { as: 'empty' }, scenario: 'channel-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有导出过文件' })).toBeVisible();
  },
});
