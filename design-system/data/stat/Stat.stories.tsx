import { Route, Split } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { Stat } from './Stat.tsx';

const course = [24, 25, 27, 31, 30, 27, 26, 26, 26, 29, 30, 32, 27, 27, 26, 27, 28, 33, 31, 28, 31, 41, 36, 34, 32, 31, 28, 27, 28, 29].map(
  (value) => value * 1000,
);

const meta = preview.meta({
  title: 'Data/Stat 指标 · KPI 指标卡',
  component: Stat,
  args: { label: '激活', value: 864_120, previous: 767_424, course },
});

export const Plain = meta.story();

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap="6">
      <Stat label="去重点击" value={12_846_000} previous={11_851_000} course={course} />
      <Stat label="激活" value={864_120} previous={767_424} course={course} isOn />
      <Stat label="付费用户" value={43_180} previous={44_106} course={course} />
      <Stat label="付费金额" value={3_826_000} previous={3_613_000} as={{ kind: 'money', isHeadline: true }} course={course} />
      <Stat label="次日留存" value={0.384} previous={0.396} as={{ kind: 'percent', decimals: 1 }} course={course} />
      <Stat label="激活成本" value={12} previous={11} as={{ kind: 'money' }} welcome="down" aside={<Tag kind="warning">超预算</Tag>} />
    </Grid>
  ),
});

export const Missing = meta.story({ args: { value: null, previous: null, course: [] } });
export const NothingBefore = meta.story({ args: { previous: 0 } });
/** The course of a share is told in percent: as a count it would go from 0 to 0. */
export const CourseOfARate = meta.story({
  args: { label: '次日留存', value: 0.384, previous: 0.396, as: { kind: 'percent', decimals: 1 }, course: [0.396, 0.41, 0.372, 0.384] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('次日留存走势：从 39.6% 到 38.4%，最低 37.2%，最高 41.0%')).toBeInTheDocument();
  },
});
export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Deduplicated clicks', value: 12_846_000, previous: 11_851_000 },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
/** Two small buttons have no room beside the label: what explains the change stands beside it. */
export const WithTwoButtonsOnAPhone = OnAPhone.extend({
  args: {
    aside: <IconButton size="xs" icon={Route} label="激活：为什么是这个数" />,
    changeAside: <IconButton size="xs" icon={Split} label="激活：变化由谁造成" />,
  },
});
