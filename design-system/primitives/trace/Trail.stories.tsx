import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Trail, TrailStop } from './Trail.tsx';

const meta = preview.meta({ title: 'Primitives/Trail 路径', component: Trail, args: { children: null } });

export const DrillDown = meta.story({
  tags: ['matrix'],
  args: { label: '下钻路径' },
  render: ({ label = '下钻路径' }) => (
    <Stack gap="6">
      <Trail label={label}>
        <TrailStop href="#details">推广活动明细</TrailStop>
        <TrailStop href="#groups">全部渠道组</TrailStop>
        <TrailStop href="#feed">信息流投放组</TrailStop>
        <TrailStop>推广活动</TrailStop>
      </Trail>
      <Trail>
        <TrailStop href="#apps">应用</TrailStop>
        <TrailStop state="here">星野茶馆 iOS</TrailStop>
        <TrailStop state="ahead">接入</TrailStop>
      </Trail>
      <Trail label="找不到">
        <TrailStop href="#list">推广活动管理</TrailStop>
        <TrailStop state="broken">100712</TrailStop>
      </Trail>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部渠道组' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '推广活动' })).not.toBeInTheDocument();
    await expect(canvas.getByText('推广活动').closest('li')).toHaveAttribute('aria-current', 'page');
  },
});

export const LongNames = meta.story({
  render: () => (
    <div style={{ width: 420 }}>
      <Trail>
        <TrailStop href="#details">推广活动明细</TrailStop>
        <TrailStop href="#group">双 11 预约召回-信息流投放组-华东与华南-第二轮素材测试</TrailStop>
        <TrailStop>推广活动</TrailStop>
      </Trail>
      <Trail label="很长的当前名称">
        <TrailStop href="#apps">应用</TrailStop>
        <TrailStop href="#details">推广活动明细</TrailStop>
        <TrailStop>双 11 预约召回-信息流投放组-华东与华南-第二轮素材测试-达人短视频</TrailStop>
      </Trail>
    </div>
  ),
  play: async ({ canvas }) => {
    const long = await canvas.findByRole('navigation', { name: '很长的当前名称' });
    const [short] = within(long).getAllByRole('link');
    const stops = within(long)
      .getAllByRole('listitem')
      .map(({ clientWidth }) => clientWidth);
    // No way back is a stray letter: the short name stands as it is, the long one keeps some of its letters, and the rest is the current name's.
    await expect(stops[0]).toBe(Math.round(short?.getBoundingClientRect().width ?? 0));
    await expect(stops[1]).toBeGreaterThanOrEqual(65);
    await expect(stops.reduce((sum, width) => sum + width, 2 * 6)).toBeLessThanOrEqual(420);
  },
});

export const OnAPhone = DrillDown.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('推广活动明细')).toBeVisible();
    await expect(canvas.getByText('信息流投放组')).toBeVisible();
  },
});
