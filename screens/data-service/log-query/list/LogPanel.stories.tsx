import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Data service/All logs 全部日志',
  tags: ['screen'],
  parameters: {
    at: '/dataservice/logquery?q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all',
    scenario: 'super-ios',
    layout: 'fullscreen',
  },
});

export const Filled = meta.story();

export const ReadsOn = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已读取 20 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续读取' }));
    await expect(await canvas.findByText('共 22 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '会话' }));
    await expect(await canvas.findByText('共 9 条')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('激活')).toBeNull());
  },
});

/** Scrolling reads on as well, but for a search that may match nothing: there it takes a press. */
export const ReadsOnByScrolling = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已读取 20 条')).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('共 22 条')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '继续读取' })).toBeNull();
  },
});
