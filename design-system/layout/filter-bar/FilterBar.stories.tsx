import { Calendar, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SearchField } from '../../fields/search-field/SearchField.tsx';
import { SegmentedControl } from '../../fields/segmented-control/SegmentedControl.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { AddChip, ChipButton } from '../../primitives/chip/ChipButton.tsx';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Panel } from '../panel/Panel.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = preview.meta({ title: 'Layout/Filter bar 筛选栏', component: FilterBar });

const applied = { 渠道: '10 项', 激活数: '≥ 100', 系统: 'iOS' };

const period = (
  <Button kind="soft" icon={Calendar}>
    2026-10-21 – 11-19
  </Button>
);

function Report({ count }: { count?: number }) {
  const [filters, setFilters] = useState(Object.entries(applied));
  const [level, setLevel] = useState<'channel' | 'group' | 'campaign'>('campaign');
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FilterBar
        lead={period}
        count={count ?? filters.length}
        onClear={() => setFilters([])}
        end={
          <>
            <SearchField label="搜索" placeholder="搜索活动名称或 ID" onSearch={() => undefined} />
            <IconButton kind="soft" icon={Columns3} label="列设置" />
          </>
        }
      >
        <SegmentedControl
          label="层级"
          value={level}
          onChange={setLevel}
          options={[
            { value: 'channel', label: '渠道' },
            { value: 'group', label: '活动组' },
            { value: 'campaign', label: '推广活动' },
          ]}
        />
        {filters.map(([label, value]) => (
          <ChipButton key={label} label={label} value={value} onRemove={() => setFilters(filters.filter(([other]) => other !== label))} />
        ))}
        <AddChip>筛选</AddChip>
      </FilterBar>
      <Panel title="激活">
        <Text tone="secondary">推广活动按激活排列</Text>
      </Panel>
    </div>
  );
}

export const OfAReport = meta.story({ tags: ['matrix'], args: { count: 3 }, render: ({ count = 3 }) => <Report count={count} /> });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } }, render: () => <Report /> });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Report /> });

export const OpenOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Report />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '渠道 10 项' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '筛选 3' }));
    const sheet = await screen.findByRole('dialog', { name: '筛选' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '移除 激活数 ≥ 100' }));
    await expect(screen.getByRole('button', { name: '渠道 10 项' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /激活数/ })).not.toBeInTheDocument();
  },
});

export const ClearsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Report />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选 3' }));
    await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }));
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    await expect(await canvas.findByRole('button', { name: '筛选' })).toBeVisible();
  },
});

export const WithACountAtTheEnd = meta.story({
  render: () => (
    <FilterBar
      lead={
        <>
          <SegmentedControl
            label="指标"
            value="retention"
            options={[
              { value: 'retention', label: '留存' },
              { value: 'ltv', label: 'LTV' },
              { value: 'pay', label: '付费率' },
            ]}
          />
          <SegmentedControl
            label="分组"
            value="day"
            options={[
              { value: 'day', label: '激活日' },
              { value: 'channel', label: '渠道' },
            ]}
          />
        </>
      }
      end={
        <span>
          到期格{' '}
          <Text kind="caption" isStrong>
            <Figure value={435} />
          </Text>{' '}
          / 900，平均不含未到期与规模不足
        </span>
      }
    >
      <ChipButton label="渠道" value="全部" hasList />
      <AddChip>筛选</AddChip>
    </FilterBar>
  ),
});
