import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Delta } from './Delta.tsx';

const meta = preview.meta({ title: 'Data/Delta 变化', component: Delta, args: { value: 0.126 } });

export const Up = meta.story();

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="2">
      <Stack direction="row">
        <Delta value={0.126} />
        <Delta value={-0.046} />
        <Delta value={0} />
        <Delta value={null} />
      </Stack>
      <Stack direction="row">
        <Delta value={0.092} welcome="down" />
        <Delta value={-0.3} welcome="down" />
        <Delta value={0.074} kind="points" welcome="none" />
        <Delta value={-0.012} kind="points" />
      </Stack>
    </Stack>
  ),
});

export const SaidAloud = meta.story({
  parameters: { locale: 'en' },
  args: { value: -0.046 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Down4.6%');
  },
});
