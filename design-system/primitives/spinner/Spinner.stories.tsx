import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner 等待 · loading 加载', component: Spinner });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="4">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </Stack>
  ),
});

export const SaysWhatIsAwaited = meta.story({
  args: { label: '校验中' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '校验中' })).toBeVisible();
  },
});

export const InEnglish = meta.story({
  parameters: { picture: { as: 'says-what-is-awaited' }, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
});
