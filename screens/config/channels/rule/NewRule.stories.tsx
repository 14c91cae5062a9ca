import { expect, screen, waitFor } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Config/New rule 新增规则',
  tags: ['screen'],
  parameters: { at: '/config/addRule', scenario: 'super-ios', layout: 'fullscreen' },
});

/** What the rule would have removed is shown before it is published. */
export const Filled = meta.story({
  parameters: { at: '/config/addRule?id=100104' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^[\d,]+ 个激活里会去掉 [\d,]+ 个，涉及 \d+ 个渠道$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^规则名称/ })).toHaveValue('过滤模拟器点击');
  },
});

export const SavesADraft = meta.story({
  // What is left is the list of rules.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^规则名称/ }), '短窗口试验');
    await userEvent.click(canvas.getByRole('button', { name: '存为草稿' }));
    await waitForToast('已保存“短窗口试验”');
    await expect(await screen.findByText('短窗口试验')).toBeInTheDocument();
  },
});

/** Seconds are compared as a number: nothing else is offered, and no text is taken. */
export const Interval = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^规则名称/ }), '过快的激活');
    await userEvent.click(canvas.getByRole('button', { name: '添加条件' }));
    await userEvent.click(canvas.getByRole('button', { name: /条件 1 字段/ }));
    await userEvent.click(await screen.findByRole('option', { name: '点击到激活（秒）' }));
    await expect(await canvas.findByRole('button', { name: /小于.*条件 1 比较|条件 1 比较.*小于/ })).toBeVisible();
    const value = canvas.getByRole('textbox', { name: '条件 1 值' });
    await userEvent.type(value, '十秒');
    await userEvent.tab();
    await expect(await canvas.findByText('填写秒数，如 10')).toBeVisible();
    await userEvent.clear(value);
    await userEvent.type(value, '10');
    await expect(await canvas.findByText(/^[\d,]+ 个激活里会去掉 [\d,]+ 个，涉及 \d+ 个渠道$/)).toBeVisible();
  },
});

/** All conditions are changed where they stand; the preview follows each of them, and two that never hold together are named. */
export const SeveralConditions = meta.story({
  parameters: { at: '/config/addRule?id=100104', pictures: [{ width: 390, theme: 'dark' }] },
  play: async ({ canvas, userEvent }) => {
    const said = async () => (await canvas.findByText(/^[\d,]+ 个激活里会去掉 [\d,]+ 个/)).textContent;
    const first = await said();
    await userEvent.click(canvas.getByRole('button', { name: '添加条件' }));
    await expect(await canvas.findByText('填好名称、窗口和每个条件后显示')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /条件 2 字段/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'IP' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '条件 2 值' }), '47.92.');
    await waitFor(async () => expect(await said()).not.toBe(first));
    await userEvent.click(canvas.getByRole('button', { name: '添加条件' }));
    await userEvent.click(canvas.getByRole('button', { name: /条件 3 比较/ }));
    await userEvent.click(await screen.findByRole('option', { name: '等于' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '条件 3 值' }), 'iPhone 15');
    await expect(await canvas.findByText(/^没有点击会同时满足“机型 包含 Emulator”和“机型 等于 iPhone 15”/)).toBeVisible();
    await expect(await canvas.findByText('不会去掉任何激活')).toBeVisible();
  },
});

/** A condition is removed and another one put in its place; the rule says both, and that they must hold together. */
export const SavesConditions = meta.story({
  tags: ['no-picture'], // Ends in the list of rules.
  parameters: { at: '/config/addRule?id=100104' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加条件' }));
    await userEvent.click(canvas.getByRole('button', { name: /条件 2 字段/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'IP' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '条件 2 值' }), '47.92.');
    await userEvent.click(canvas.getByRole('button', { name: '删除条件 1' }));
    await expect(canvas.getByRole('textbox', { name: '条件 1 值' })).toHaveValue('47.92.');
    await userEvent.click(canvas.getByRole('button', { name: '添加条件' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '条件 2 值' }), 'x86');
    await userEvent.click(canvas.getByRole('button', { name: '存为草稿' }));
    await waitForToast('已保存“过滤模拟器点击”');
    await expect(await screen.findByText('去掉IP 包含 47.92. 且 机型 包含 x86的点击')).toBeInTheDocument();
  },
});

/** A condition without a value is named where it stands, and nothing is saved. */
export const IncompleteCondition = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Rule name/ }), 'Emulators');
    await userEvent.click(canvas.getByRole('button', { name: 'Add condition' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Enter a value')).toBeVisible();
  },
});

/** A rule for all channels with other windows contradicts the one that is there. */
export const Conflict = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Rule name/ }), 'Views count');
    await userEvent.type(canvas.getByRole('textbox', { name: /^View window/ }), '1');
    await userEvent.click(canvas.getByRole('switch', { name: /^Publish at once/ }));
    await expect(await canvas.findByText(/have different windows$/)).toBeVisible();
  },
});

export const Gone = meta.story({
  tags: ['empty'],
  parameters: { at: '/config/addRule?id=x' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这条记录' })).toBeVisible();
  },
});
