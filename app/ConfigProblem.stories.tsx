import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConfigProblem } from './ConfigProblem.tsx';
import { ConfigError } from './lib/config/shape.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Wrong configuration 配置有误',
  component: ConfigProblem,
  args: { error: new ConfigError('poll.flow', '30 seconds or more') },
});

export const NamesTheField = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(/poll\.flow/)).toHaveTextContent('30 seconds or more');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});
