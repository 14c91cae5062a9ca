import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Mark } from './Mark.tsx';

const meta = preview.meta({ title: 'Primitives/Mark 标志', component: Mark });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Forms = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="5">
      <Stack direction="row" gap="8">
        <Mark />
        <Mark size="lg" />
      </Stack>
      <Mark hasName />
      <Mark hasName size="lg" />
    </Stack>
  ),
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  args: { hasName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Provena')).toBeVisible();
    await expect(canvas.queryByText('溯源')).not.toBeInTheDocument();
  },
});

export const AloneHasAName = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Provena' })).toBeVisible();
  },
});

export const DrawsItselfOnce = meta.story({ args: { hasName: true, size: 'lg', isDrawing: true } });
