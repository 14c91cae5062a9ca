import { Ellipsis } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Divider } from '../../primitives/divider/Divider.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Status } from '../../primitives/status/Status.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { FormFooter } from '../form-section/FormFooter.tsx';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Layout/Panel 面板',
  component: Panel,
  args: {
    title: '加权平均',
    note: '按激活数加权',
    actions: <Link href="#rule">口径</Link>,
    children: <Text tone="secondary">上期同位：只取上期相同位置的到期格。</Text>,
  },
});

const services = [
  ['防作弊', '设备级与行为级识别，作弊场景洞察', 'warning', '剩 12 天'],
  ['广告明细', '广告、创意与关键词层级', 'good', '2027-08-30 到期'],
  ['流量变现', '变现广告报表', 'off', '未开通'],
] as const;

const rows = services.map(([name, what, tone, state]) => (
  <div key={name}>
    <Divider />
    <div style={{ padding: '10px 16px' }}>
      <Stack direction="row" justify="between">
        <div>
          <Text as="div" kind="label">
            {name}
          </Text>
          <Text kind="caption" tone="tertiary">
            {what}
          </Text>
        </div>
        <Status tone={tone}>{state}</Status>
      </Stack>
    </div>
  </div>
));

export const Kinds = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={3} align="start" foldsAt="tablet">
      <Panel {...args} />
      <Panel
        title="激活趋势"
        note="前 5 名活动"
        actions={
          <>
            <Button size="sm">按日</Button>
            <IconButton icon={Ellipsis} label="更多" />
          </>
        }
      >
        <Skeleton shape="chart" height={96} />
      </Panel>
      <Panel title="增值服务" note="5 项，3 项已开通" isFlush>
        {rows}
      </Panel>
      <Panel title="拦截与判定" isSample>
        <Text tone="secondary">来自虚构应用“示例游戏”。</Text>
      </Panel>
      <Panel>
        <Text tone="secondary">没有标题的面板：一句话、一组数字。</Text>
      </Panel>
      <Panel
        title="投放优化师"
        note="14 人使用，2 处改动"
        footer={
          <FormFooter note="2 处改动，14 人立即生效">
            <Button>放弃</Button>
            <Button kind="primary">保存角色</Button>
          </FormFooter>
        }
      >
        <Text tone="secondary">付费数据、留存数据、Top 排行</Text>
      </Panel>
    </Grid>
  ),
});

export const NamesItsRegion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '加权平均' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '加权平均' })).toBeVisible();
  },
});

export const Refreshing = meta.story({
  args: {
    children: (
      <>
        <Progress label="正在刷新" isLine />
        <div style={{ opacity: 0.6 }} aria-disabled>
          <Text tone="secondary">刷新时保留旧数据。</Text>
        </div>
      </>
    ),
  },
});

let isBroken = true;
function Breaks() {
  if (isBroken) throw new Error('This panel is broken on purpose');
  return <Text>现在好了。</Text>;
}

/** What cannot be drawn takes its panel with it, never the page. */
export const Failed = meta.story({
  args: { title: '激活趋势', children: <Breaks /> },
  beforeEach: () => {
    isBroken = true;
  },
});

export const TriedAgain = Failed.extend({
  play: async ({ canvas, userEvent }) => {
    isBroken = false;
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(canvas.getByText('现在好了。')).toBeInTheDocument();
  },
});

export const LongHead = meta.story({
  parameters: { locale: 'en' },
  args: {
    title: 'Registration to revenue by campaign group and region',
    note: 'weighted by the number of installs of each cohort, without cohorts below the minimum size',
    actions: <Button size="sm">Definition</Button>,
    children: <Text tone="secondary">Only positions that have matured in both periods are compared.</Text>,
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <Panel {...args} />
    </div>
  ),
});

export const OnAPhone = LongHead.extend({ globals: { viewport: { value: 'phone' } } });
