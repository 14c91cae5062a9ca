import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Dismiss } from './Dismiss.tsx';

const meta = preview.meta({
  title: 'Primitives/Dismiss 关闭与移除',
  component: Dismiss,
  args: { label: '关闭提醒', onPress: fn() },
});

export const Sizes = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack direction="row" gap="3">
      <Dismiss {...args} />
      <Dismiss {...args} size="xs" label="移除" />
      <Dismiss {...args} isDisabled label="不能关闭" />
    </Stack>
  ),
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: '关闭提醒' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});
