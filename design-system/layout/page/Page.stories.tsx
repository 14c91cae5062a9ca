import { Calendar, Download, GitCompareArrows, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AsyncView } from '../../data/async-view/AsyncView.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TrailStop } from '../../primitives/trace/Trail.tsx';
import { Panel } from '../panel/Panel.tsx';
import { SplitView } from '../split-view/SplitView.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Layout/Page 页面',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: '数据概览', children: null },
});

const panels = (
  <SplitView
    side={
      <Panel title="渠道 Top 10" note="激活" actions={<Text tone="link">全部 36 个</Text>}>
        <Text tone="secondary">巨量引擎、腾讯广告、快手磁力引擎</Text>
      </Panel>
    }
  >
    <Panel title="激活趋势" note="按日">
      <Text tone="secondary">激活 864,120，较上期 +12.6%；最高 11-11 41,000。</Text>
    </Panel>
  </SplitView>
);

export const WithMetaAndActions = meta.story({
  tags: ['matrix'],
  args: {
    meta: '数据更新至 10:32 · UTC+8 · 归因窗口 7 天',
    actions: (
      <>
        <Button kind="soft" icon={Calendar}>
          10-21 – 11-19
        </Button>
        <Button kind="soft" icon={GitCompareArrows}>
          对比上期
        </Button>
        <IconButton kind="soft" icon={Download} label="导出" />
      </>
    ),
    children: panels,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '数据概览' })).toBeVisible();
  },
});

export const AtTheEndOfATrail = meta.story({
  tags: ['matrix'],
  args: {
    title: '推广活动',
    meta: '数据更新至 10:32',
    trail: (
      <>
        <TrailStop href="#details">推广活动明细</TrailStop>
        <TrailStop href="#groups">全部渠道组</TrailStop>
        <TrailStop href="#feed">信息流投放组</TrailStop>
      </>
    ),
    actions: (
      <Button kind="soft" icon={Download}>
        导出
      </Button>
    ),
    children: panels,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '推广活动' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '推广活动明细' })).toBeVisible();
  },
});

export const OnATablet = WithMetaAndActions.extend({ tags: ['!matrix'], globals: { viewport: { value: 'tablet' } } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    meta: '数据更新至 10:32 · UTC+8 · 归因窗口 7 天',
    actions: (
      <>
        <Button kind="soft" icon={Calendar}>
          10-21 – 11-19
        </Button>
        <IconButton kind="soft" icon={Download} label="导出" />
      </>
    ),
    children: panels,
  },
});

export const TrailOnAPhone = meta.story({
  ...AtTheEndOfATrail.input,
  tags: ['!matrix'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...AtTheEndOfATrail.input.args,
    actions: <IconButton kind="soft" icon={Download} label="导出" />,
  },
});

export const LongTitleInEnglish = meta.story({
  parameters: { locale: 'en' },
  args: {
    title: 'Registration to revenue by campaign group, channel and region of the double 11 pre-order campaign',
    meta: 'Updated 10:32 · UTC+8 · 7-day window',
    actions: (
      <>
        <Button icon={Download}>Export</Button>
        <Button kind="primary" icon={Plus}>
          New campaign
        </Button>
      </>
    ),
    children: panels,
  },
});

export const LongTitleOnAPhone = LongTitleInEnglish.extend({ globals: { viewport: { value: 'phone' } } });

const failing = { data: undefined, error: new Error('504'), isFetching: false, refetch: () => undefined };

/** Three parts fail: one drawing, at the top. */
export const SeveralPartsFail = meta.story({
  args: {
    children: ['趋势', '渠道', '明细'].map((title) => (
      <Panel key={title} title={title}>
        <AsyncView of={failing} skeleton={null}>
          {() => null}
        </AsyncView>
      </Panel>
    )),
  },
  play: async ({ canvas }) => {
    const failures = await canvas.findAllByText('加载失败');
    const drawings = failures.map((one) => one.parentElement?.querySelectorAll('svg[viewBox="0 0 240 76"]').length);
    await expect(drawings).toEqual([1, 0, 0]);
  },
});
