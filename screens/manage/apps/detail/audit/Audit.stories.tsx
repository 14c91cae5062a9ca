import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/App check-up 接入体检',
  tags: ['screen'],
  parameters: { at: '/manage/appDetail?step=audit&id=1012', scenario: 'super-ios', layout: 'fullscreen' },
});

/** What is missing stops the end. It can be looked at again. */
export const Stopped = meta.story({
  beforeEach: () => {
    const asked = spyOn(globalThis, 'fetch');
    return () => asked.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('缺少必需的事件')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '完成接入' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '重新检查' }));
    const isAskedAgain = expect.objectContaining({ method: 'POST' });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledWith(expect.stringMatching(/\/debug\/audit/), isAskedAgain));
    const again = await canvas.findByRole('button', { name: '重新检查' });
    await expect(canvas.getByText('缺少必需的事件')).toBeVisible();
    await userEvent.unhover(again);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Required events are missing')).toBeVisible();
  },
});

/** Who may not change an app sees what was found, and no button that would be refused. */
export const ReadOnly = meta.story({
  parameters: { at: '/manage/appDetail?step=audit&id=1001', scenario: 'analyst-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '接入体检' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重新检查' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '完成接入' })).toBeNull();
  },
});

/** The end of the way, of an app that is online. */
export const Done = meta.story({
  parameters: { at: '/manage/appDetail?step=done&id=1001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '打开数据概览' })).toHaveAttribute('href', '/monitor/dashboard?app=1001');
  },
});

export const NotDone = meta.story({
  parameters: { at: '/manage/appDetail?step=done&id=1012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去体检' })).toHaveAttribute('href', '/manage/appDetail?step=audit&id=1012');
    // Whoever goes past a step by its link has not done it.
    await expect(canvas.getByText('接入体检').closest('li')).not.toHaveTextContent('已完成');
  },
});
