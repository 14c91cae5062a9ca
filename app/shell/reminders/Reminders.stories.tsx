import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Reminders 提醒',
  // The picture of reminders is that of the shell: PlanEnding.
  tags: ['screen', 'no-picture'],
  parameters: { at: '/monitor/dashboard', scenario: 'plan-ending', layout: 'fullscreen', picture: 'page' },
});

const reminder = async (title: string) => {
  const note = (await screen.findByText(title)).closest('[role=note]');
  return within(note instanceof HTMLElement ? note : document.body);
};

/** closing the reminder of the plan records it as read. */
export const RecordsThePlan = meta.story({
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch');
    return () => sent.mockRestore();
  },
  play: async ({ userEvent }) => {
    const { mock } = spyOn(globalThis, 'fetch');
    await userEvent.click((await reminder('套餐 12 天后到期')).getByRole('button', { name: '关闭提醒' }));
    await waitFor(() => expect(mock.calls.some(([to]) => /reminder\/insert\?(.*&)?title=package/.test(String(to)))).toBe(true));
    await waitFor(() => expect(screen.queryByText('套餐 12 天后到期')).toBeNull());
  },
});

/** */
export const ViewsDetails = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /还有 5 条提醒/ }));
    await userEvent.click((await reminder('防作弊服务 6 天后到期')).getByRole('link', { name: '查看详情' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '账号中心' })).toBeVisible();
  },
});

/** what was put away in this browser by this account is not shown again. */
export const PutAway = meta.story({
  parameters: { stored: { 'info-compliance.11': true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /还有 4 条提醒/ }));
    await expect(await canvas.findByText('防作弊服务 6 天后到期')).toBeVisible();
    await expect(canvas.queryByText('确认你的应用合规收集个人信息')).toBeNull();
  },
});

/** closing it puts it away under the name that `PutAway` has stored. */
export const PutsAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /还有 5 条提醒/ }));
    await userEvent.click((await reminder('确认你的应用合规收集个人信息')).getByRole('button', { name: '关闭提醒' }));
    await waitFor(() => expect(canvas.queryByText('确认你的应用合规收集个人信息')).toBeNull());
    await userEvent.click(await canvas.findByRole('link', { name: '推广活动明细' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '推广活动明细' })).toBeVisible();
    await expect(canvas.queryByText('确认你的应用合规收集个人信息')).toBeNull();
  },
});
