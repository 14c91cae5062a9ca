import { expect, screen } from 'storybook/test';
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
    await userEvent.click(canvas.getByRole('button', { name: /字段/ }));
    await userEvent.click(await screen.findByRole('option', { name: '点击到激活（秒）' }));
    await expect(await canvas.findByRole('button', { name: /小于.*比较|比较.*小于/ })).toBeVisible();
    const value = canvas.getByRole('textbox', { name: /^值/ });
    await userEvent.type(value, '十秒');
    await userEvent.tab();
    await expect(await canvas.findByText('填写秒数，如 10')).toBeVisible();
    await userEvent.clear(value);
    await userEvent.type(value, '10');
    await expect(await canvas.findByText(/^[\d,]+ 个激活里会去掉 [\d,]+ 个，涉及 \d+ 个渠道$/)).toBeVisible();
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

export const Failing = meta.story({
  parameters: { scenario: 'failing', at: '/config/addRule?id=100101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '加载失败' })).toBeVisible();
  },
});

export const MediaBuyer = meta.story({ parameters: { scenario: 'staff-ios' } });
