import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ title: 'Primitives/Visually hidden 仅供读屏', component: VisuallyHidden, args: { children: '上升' } });

export const BesideAnArrow = meta.story({
  render: (args) => (
    <Text tone="good">
      <span aria-hidden>↑ </span>
      <VisuallyHidden {...args} />
      12.6%
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上升')).toBeInTheDocument();
    await expect(canvas.getByText('上升').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
