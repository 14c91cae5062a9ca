import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConfigProblem } from './ConfigProblem.tsx';
import { ConfigError } from './lib/config/shape.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Wrong configuration 配置有误',
  component: ConfigProblem,
  args: { error: new ConfigError('poll.flow', 'leastSeconds') },
});

export const NamesTheField = meta.story({
  args: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(/poll\.flow/)).toHaveTextContent('请联系管理员修改 config.json 的“poll.flow”。 应为：至少 30 秒');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});

export const English = meta.story({
  args: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/poll\.flow/)).toHaveTextContent('Expected: 30 seconds or more');
  },
});
