import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandContext } from '../../foundation/Provena.tsx';
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

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#0a7"/></svg>')}`;

/** An installation may have a name and a sign of its own. */
export const OfAnInstallation = meta.story({
  render: () => (
    <BrandContext value={{ name: 'Acme Attribution', mark: square }}>
      <Stack gap="5">
        <Mark />
        <Mark hasName />
        <Mark hasName size="lg" />
      </Stack>
    </BrandContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Acme Attribution' })).toBeVisible();
    await expect(canvas.queryByText('溯源')).toBeNull();
  },
});
