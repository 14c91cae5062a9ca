import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AllOptions } from './AllOptions.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/All options of the script 脚本全部选项',
  tags: ['screen'],
  component: AllOptions,
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '展开' }));
    await expect(await canvas.findByText('beforeSend')).toBeVisible();
    await expect(canvas.getByText('domain')).toBeVisible();
  },
});

export const Folded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '展开' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('beforeSend')).toBeNull();
  },
});

export const OpenInEnglish = meta.story({
  parameters: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText('Options of init')).toBeVisible();
  },
});
