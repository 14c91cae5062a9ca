import { expect, screen, type userEvent as events, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/SKAdNetwork/Conversion values 关联转化值配置',
  tags: ['screen'],
  parameters: { at: '/skadnetwok/akanconfig', scenario: 'super-ios', layout: 'fullscreen' },
});

/** The two rules that keep the draft from being published. */
async function removeMistakes(canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>, userEvent: ReturnType<typeof events.setup>) {
  const table = await canvas.findByRole('grid', { name: '规则' });
  await expect(canvas.getByRole('button', { name: '发布' })).toBeDisabled();
  for (const name of [/年订阅/, /28 – ¥128/]) {
    const row = await within(table).findByRole('row', { name });
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }));
  }
  await userEvent.click(canvas.getByRole('button', { name: '存草稿' }));
  await waitForToast('已存为 v7 草稿');
}

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** An app without a map begins with nothing. */
export const Empty = meta.story({ tags: ['empty'], parameters: { scenario: 'huge', at: '/skadnetwok/akanconfig?app=20001' } });

export const ReadOnly = meta.story({ parameters: { scenario: 'demo-ios' } });

/** A user who opened the app and paid ¥64 has a value of the third range of revenue. */
export const TestsAPath = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '有 startup' }));
    await expect(await canvas.findByText(/^窗口 1 的转化值 0/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /payment 金额/ }), '64');
    await userEvent.tab();
    await expect(await canvas.findByText(/^窗口 1 的转化值 37/)).toBeVisible();
  },
});

/** What it asks before nothing can take it back. */
export const AsksForAWord = meta.story({
  play: async ({ canvas, userEvent }) => {
    await removeMistakes(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    await expect(await screen.findByRole('dialog', { name: '发布 v7？' })).toBeVisible();
  },
});

/** An event that the app does not send is typed with a slip: the rule is taken, and the slip is named. */
export const AMistypedEvent = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The check of the gap has one, too.
    const [add] = await canvas.findAllByRole('button', { name: '添加规则' });
    if (!add) throw new Error('Nothing to add a rule with');
    await userEvent.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: '添加规则' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /含义/ }), '升级');
    for (const name of [/起始值/, /结束值/]) {
      await userEvent.clear(dialog.getByRole('textbox', { name }));
      await userEvent.type(dialog.getByRole('textbox', { name }), '56');
    }
    await userEvent.type(dialog.getByRole('combobox', { name: /事件标识/ }), 'levl_up');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: '放入草稿' }));
    await expect(await canvas.findByText('事件未收到：56')).toBeVisible();
    await expect(canvas.getByText(/没有收到过 levl_up/)).toBeVisible();
  },
});

/** Two errors keep the draft from being published. Without the rules that cause them it is saved, and then published after a question. */
export const Publishes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await removeMistakes(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发布 v7？' }));
    await userEvent.click(dialog.getByRole('button', { name: '发布' }));
    await expect(await dialog.findByText('填写发布说明')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /发布说明/ }), '订阅单列');
    await userEvent.click(dialog.getByRole('button', { name: '发布' }));
    await waitForToast('v7 已在线上');
    await expect(await canvas.findByText('与线上一致')).toBeVisible();
    await expect(canvas.getByText('订阅单列')).toBeInTheDocument();
    await expect(canvas.getByText('v6')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: '载入为草稿' })).toHaveLength(3);
  },
});
