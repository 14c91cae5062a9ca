import { expect, screen, waitFor } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Config/App settings 应用配置',
  tags: ['screen'],
  parameters: { at: '/config/systemparam', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const Events = meta.story({ parameters: { at: '/config/systemparam?tab=tracking' } });

/** Another industry shows its columns before it is saved; then the page stands as it was saved. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /满 24 小时/ }));
    await userEvent.click(canvas.getByRole('button', { name: /时区/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'America/New_York' }));
    await expect(await canvas.findByText(/UTC-5/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast('已保存应用配置');
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled());
  },
});

/** What a day of retention is stands wherever retention is shown. */
export const RetentionDay = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /满 24 小时/ }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast('已保存应用配置');
    await userEvent.click(await canvas.findByRole('link', { name: '用户概览' }));
    await canvas.findByText('留存日按满 24 小时');
    await userEvent.click(await canvas.findByRole('link', { name: '数据概览' }));
    await canvas.findByText('单位 %，满 24 小时');
  },
});

/** A name in English, a key event more, and a parameter. */
export const NamesEvents = meta.story({
  parameters: { at: '/config/systemparam?tab=tracking' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'level_up 英文名' }), 'Level up');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast('已保存应用配置');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'level_up 英文名' })).toHaveValue('Level up'));
  },
});

/** A part more, with its values; a choice without values is refused at the parts. */
export const NamesCampaigns = meta.story({
  parameters: { at: '/config/systemparam?tab=naming' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加一部分' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '第 4 部分 叫什么' }), '代理');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('“代理”还没有可选的值')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^第 4 部分 可选的值/ }), '云岫，直客');
    await expect(canvas.getByText('秋季版本-达人短视频-版本-云岫')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitForToast('已保存命名规则');
  },
});

/** Another tab would lose what was typed: that asks first. */
export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /满 24 小时/ }));
    await userEvent.click(canvas.getByRole('tab', { name: '事件与参数' }));
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
    await expect(canvas.getByRole('radio', { name: /满 24 小时/ })).toBeChecked();
  },
});

/** An app without a rule says what that means. */
export const NoNamingRule = meta.story({
  tags: ['empty'],
  parameters: { at: '/config/systemparam?tab=naming', scenario: 'super-harmony' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有命名规则，推广活动的名称随意填写。')).toBeVisible();
  },
});

/** Whoever may only look sees the same as facts. */
export const ReadOnly = meta.story({ parameters: { scenario: 'demo-ios' } });

export const English = meta.story({ parameters: { locale: 'en', at: '/config/systemparam?tab=tracking' } });
