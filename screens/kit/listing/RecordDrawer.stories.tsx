import { expect, screen } from 'storybook/test';
import { withOwnEvents } from '#storybook/driven/own-events.ts';
import preview from '#storybook/preview.tsx';
import { SampleConsole } from './sample/SampleConsole.tsx';

const meta = preview.meta({
  title: 'Screens/Kit/Listing record 列表中的记录',
  component: SampleConsole,
  parameters: { layout: 'fullscreen' },
  beforeEach: withOwnEvents,
});

/** A record by its address, and the way to the next one. */
export const InSight = meta.story({
  args: { at: '?id=100483' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: '双十一预约-开屏-B' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '下一条' }));
    await expect(await screen.findByRole('heading', { name: '老用户召回-信息流-C' })).toBeVisible();
  },
});

/** The service is asked for a record of another page. */
export const OnAnotherPage = meta.story({
  args: { at: '?id=101501&search=秋季' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '新版本拉新-攻略笔记-F' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '下一条' })).toBeDisabled();
  },
});

export const Gone = meta.story({
  args: { at: '?id=7' },
  play: async () => {
    await expect(await screen.findByText('没有这条记录')).toBeVisible();
  },
});

/** Where the service cannot be asked for one, nobody says that it does not exist. */
export const NotOnThisPage = meta.story({
  args: { at: '?id=101501', hasOne: false },
  play: async () => {
    await expect(await screen.findByText('这条记录不在这一页')).toBeVisible();
  },
});
