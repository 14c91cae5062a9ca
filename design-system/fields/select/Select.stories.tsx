import { Bookmark, GitCompareArrows } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import type { OptionId } from '../options/option.ts';
import { metrics, views, windows } from '../options/samples.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Stateful<Id extends OptionId>({ value = null, onChange, ...rest }: SelectProps<Id>) {
  const [chosen, setChosen] = useState<Id | null>(value);
  return (
    <Select
      {...rest}
      value={chosen}
      onChange={(next: Id) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
}

/** Its options come when the document hears that they arrived. */
function Late<Id extends OptionId>({ options, ...rest }: SelectProps<Id>) {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const arrive = () => setArrived(true);
    document.addEventListener('arrived', arrive);
    return () => document.removeEventListener('arrived', arrive);
  }, []);
  return <Stateful {...rest} options={hasArrived ? options : []} isBusy={!hasArrived} />;
}

const meta = preview.meta({
  title: 'Fields/Select 选择 · dropdown 下拉框',
  component: Select<OptionId>,
  args: { label: '归因窗口', options: windows, value: 7, onChange: fn(), onBlur: fn() },
  render: (args) => (
    <div style={{ maxWidth: 214 }}>
      <Stateful {...args} />
    </div>
  ),
});

export const Plain = meta.story();

/** As drawn: the list open, the pointer on the third option. */
export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /归因窗口/ }));
    await userEvent.hover(await screen.findByRole('option', { name: '近 15 日归因' }));
    await expect(screen.getByRole('option', { name: '近 7 日归因' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Empty = meta.story({ args: { value: null, isRequired: true, hint: '点击之后多久的激活算给广告' } });

/** Opened before its options have come: they come into the open list. */
export const OpenedBeforeItsOptions = meta.story({
  args: { value: null },
  parameters: { picture: { as: 'by-keyboard' } },
  render: (args) => (
    <div style={{ maxWidth: 214 }}>
      <Late {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /归因窗口/ }));
    await expect(await screen.findByText('加载中')).toBeVisible();
    document.dispatchEvent(new Event('arrived'));
    await userEvent.click(await screen.findByRole('option', { name: '近 15 日归因' }));
    await expect(args.onChange).toHaveBeenCalledWith(15);
  },
});

export const NothingToChoose = meta.story({
  args: { value: null, options: [] },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /归因窗口/ });
    await userEvent.click(trigger);
    await expect(await screen.findByText('还没有可选项')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('还没有可选项')).not.toBeInTheDocument());
    // The focus comes back a frame after the list has gone.
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByText('还没有可选项')).toBeVisible();
  },
});

export const Wrong = meta.story({ args: { value: null, isRequired: true, error: '选择归因窗口后才能保存' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, hint: '由主账号设置' } });

export const Busy = meta.story({ args: { isBusy: true } });

export const Confirmed = meta.story({ args: { confirmation: '已保存' } });

export const Sections = meta.story({
  args: { label: '指标', options: metrics, value: 'activations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /指标/ }));
    await expect(await screen.findByRole('group', { name: '激活与注册' })).toHaveTextContent('激活与注册激活注册');
  },
});

export const DisabledOptionSaysWhy = meta.story({
  args: { label: '指标', options: metrics, value: 'payers' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /指标/ }));
    const option = await screen.findByRole('option', { name: '付费金额 无权限' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    label: '活动',
    value: 'long',
    options: [
      { id: 'long', label: '双 11 预约召回-信息流-达人短视频-竖版 15 秒-第二轮素材-华东区', description: '100482 · 新版本拉新' },
      { id: 'short', label: '品牌词-精确匹配', description: '100391 · 搜索品牌' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /活动/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /归因窗口/ });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await screen.findByRole('option', { name: '近 7 日归因' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '近 15 日归因' })).toHaveFocus());
    // The last one cannot be chosen, so the end of the list is here.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '近 15 日归因' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('近 15 日归因');
  },
});

export const EscapeKeepsTheChoice = meta.story({
  parameters: { picture: { as: 'plain' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowUp}{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: /归因窗口/ })).toHaveFocus());
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

/** Closed as well as open, letters go to the option that begins with them. */
export const Typeahead = meta.story({
  args: {
    label: '平台',
    value: 'ios',
    options: [
      { id: 'ios', label: 'iOS' },
      { id: 'android', label: 'Android' },
      { id: 'harmony', label: 'HarmonyOS' },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('an');
    await expect(args.onChange).toHaveBeenLastCalledWith('android');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('harmony');
  },
});

/** In toolbars the label stands inside, and the edge is quiet. */
export const InToolbars = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="2" isWrapping>
      <Stateful label="常用视图" isLabelHidden look="soft" icon={Bookmark} options={views} placeholder="常用视图" />
      <Stateful
        label="对比"
        isLabelHidden
        look="soft"
        icon={GitCompareArrows}
        value="none"
        options={[
          { id: 'none', label: '不对比' },
          { id: 'before', label: '上期' },
        ]}
      />
      <Stateful
        label="状态"
        look="chip"
        value="all"
        options={[
          { id: 'all', label: '全部' },
          { id: 'running', label: '投放中' },
        ]}
      />
      <Stateful label="排名" isLabelHidden look="ghost" value="top" options={[{ id: 'top', label: '前 5 名活动' }]} />
      <Stateful
        label="每页"
        isLabelHidden
        size="sm"
        value={20}
        options={[20, 50, 100].map((size) => ({ id: size, label: String(size) }))}
      />
      <Stateful label="视图" look="soft" isDisabled value="daily" options={views} />
      <Stateful label="视图" look="soft" isBusy value="daily" options={views} />
    </Stack>
  ),
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Attribution window',
    value: null,
    isRequired: true,
    options: [
      { id: 1, label: 'Last-click, 1 day' },
      { id: 7, label: 'Last-click, 7 days' },
      { id: 30, label: 'Last-click, 30 days', unavailable: 'Needs the Pro plan' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Attribution window/ }));
    await expect(await screen.findByRole('option', { name: /30 days Needs the Pro plan/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16, width: 'min(880px, 90vw)' }}>
      <Stateful label="平常" value={7} options={windows} />
      <Stateful label="未选" options={windows} isRequired />
      <Stateful label="出错" options={windows} isRequired error="选择归因窗口后才能保存" />
      <Stateful label="禁用" value={7} options={windows} isDisabled />
      <Stateful label="只读" value={7} options={windows} isReadOnly />
      <Stateful label="查询中" value={7} options={windows} isBusy />
      <Stateful label="提示" value={7} options={windows} hint="点击之后多久的激活算给广告" />
      <Stateful label="小号" value={7} options={windows} size="sm" />
    </div>
  ),
});

export const OnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });
