import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Primitives/Skeleton 骨架 · loading 加载', component: Skeleton });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Shapes = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 420 }} aria-busy>
      <Stack gap="3">
        <Grid columns={3} foldsAt="never">
          <Skeleton shape="figure" />
          <Skeleton shape="figure" />
          <Skeleton shape="figure" />
        </Grid>
        <Skeleton shape="course" height={28} />
        <Skeleton shape="chart" height={160} />
        <Skeleton />
        <Skeleton width="62%" />
        <Skeleton shape="block" height={32} width={120} />
        <Skeleton shape="rows" height={120} />
        <Skeleton shape="grid" height={120} />
        <Skeleton shape="bars" height={130} />
        <Skeleton shape="form" height={152} />
      </Stack>
    </div>
  ),
});

export const AppearsLate = meta.story({
  args: { shape: 'figure' },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-skeleton]');
    const { animationDelay, animationFillMode } = getComputedStyle(place ?? canvasElement);
    await expect(animationDelay).toBe('0.2s');
    await expect(animationFillMode).toBe('backwards');
  },
});
