import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Trace, TraceLoss, TraceStop } from './Trace.tsx';

const meta = preview.meta({ title: 'Primitives/Trace 溯源', component: Trace, args: { label: '激活从何而来', children: null } });

export const OfOneNumber = meta.story({
  tags: ['matrix'],
  render: ({ label }) => (
    <Card>
      <Trace label={label}>
        <TraceStop note="品牌词-精确匹配">Apple Search Ads</TraceStop>
        <TraceStop value={<Figure value={754_470} />}>点击</TraceStop>
        <TraceLoss value={<Figure value={-100_185} />}>重复点击</TraceLoss>
        <TraceStop value={<Figure value={654_285} />}>去重点击</TraceStop>
        <TraceStop value={<Figure value={63_546} />}>匹配到的首次打开</TraceStop>
        <TraceLoss value={<Figure value={-1_729} />}>归因窗口外</TraceLoss>
        <TraceLoss value={<Figure value={-1_366} />}>作弊拦截</TraceLoss>
        <TraceStop state="here" value={<Figure value={60_451} />}>
          激活
        </TraceStop>
      </Trace>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '激活从何而来' })).toBeVisible();
    await expect(canvas.getByText('激活').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});

export const NotYetThere = meta.story({
  tags: ['matrix'],
  render: () => (
    <Card>
      <Trace label="接入进度">
        <TraceStop note="11-18 16:20">创建应用</TraceStop>
        <TraceStop note="6.2.1">接入 SDK</TraceStop>
        <TraceStop state="here" note="等待首次点击">
          点击
        </TraceStop>
        <TraceStop state="ahead">激活</TraceStop>
        <TraceStop state="ahead">注册</TraceStop>
      </Trace>
    </Card>
  ),
});

export const Broken = meta.story({
  tags: ['matrix'],
  render: () => (
    <Card>
      <Trace label="为什么没有回传">
        <TraceStop note="09:21:07">点击</TraceStop>
        <TraceStop note="09:24:40">激活</TraceStop>
        <TraceStop state="broken" note="授权已过期">
          回传
        </TraceStop>
        <TraceStop state="ahead">渠道收到</TraceStop>
      </Trace>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('（在此中断）')).toBeInTheDocument();
    await expect(canvas.getByText('（尚无数据）')).toBeInTheDocument();
  },
});

export const DrawsItselfOnce = OfOneNumber.extend({
  parameters: { picture: { as: 'of-one-number' } },
  tags: ['!matrix'],
  args: { isDrawing: true },
});

export const InEnglish = meta.story({
  parameters: { locale: 'en' },
  render: () => (
    <Card>
      <Trace label="Where the installs come from">
        <TraceStop note="Brand words, exact match">Apple Search Ads</TraceStop>
        <TraceStop value={<Figure value={654_285} />}>Unique clicks</TraceStop>
        <TraceLoss value={<Figure value={-1_729} />}>Outside the attribution window</TraceLoss>
        <TraceStop state="here" value={<Figure value={60_451} />}>
          Installs
        </TraceStop>
      </Trace>
    </Card>
  ),
});

const Card = styled.div`
  width: 336px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-md);
  background: var(--color-bg-raised);
`;
