import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { DateRange, loadPeriodPanel, type DateRangeProps } from './DateRange.tsx';
import type { Period } from '../../foundation/period/period.ts';
import { presetNames } from '../../foundation/period/presets.ts';

const last30: Period = { preset: 'last30' };
const compared: Period = { preset: 'last30', comparison: { kind: 'previous' } };
const thisMonth: Period = { preset: 'thisMonth', comparison: { kind: 'previous' } };
const doubleEleven: Period = { start: '2026-10-28', end: '2026-11-11' };

function Stateful({ value, onChange, ...rest }: DateRangeProps) {
  const [period, setPeriod] = useState(value);
  return (
    <DateRange
      {...rest}
      {...(period && { value: period })}
      onChange={(next) => {
        setPeriod(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Fields/Date range 日期范围 · date picker 日期选择器',
  component: DateRange,
  args: { label: '日期范围', isLabelHidden: true, value: last30, freshUntil: '10:32', onChange: fn(), onBlur: fn() },
  render: Stateful,
  beforeEach: loadPeriodPanel,
});

/** The dialog slides in; what is in it can be used as soon as the calendar has come. */
const opened = async () => {
  await screen.findAllByRole('grid');
  return within(screen.getByRole('dialog'));
};
const trigger = () => screen.getByRole('button', { name: /日期范围/ });
const day = (name: RegExp) => screen.getByRole('button', { name });

export const Toolbar = meta.story();

export const ToolbarCompared = meta.story({ args: { value: compared } });

export const Open = meta.story({
  tags: ['matrix'],
  args: { value: compared },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await expect(panel.getByText('30 天')).toBeInTheDocument();
    await expect(panel.getByText('09-21 – 10-20')).toBeInTheDocument();
    await expect(panel.getByRole('radio', { name: '近 30 天' })).toBeChecked();
  },
});

export const Unfinished = meta.story({
  tags: ['matrix'],
  args: { value: thisMonth },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await expect(panel.getByText(/只对比完整的天/)).toHaveTextContent('截至 10:32，未结束；只对比完整的天 11-01 – 11-19');
    await expect(panel.getByText('10-13 – 10-31')).toBeInTheDocument();
  },
});

export const Limited = meta.story({
  tags: ['matrix'],
  args: { value: doubleEleven, limits: { firstDay: '2026-10-09', maxDays: 14, reason: '按小时明细保留 42 天' }, hasComparison: false },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await expect(panel.getByText(/按小时明细/)).toHaveTextContent('最早 2026-10-09，一次最多 14 天，按小时明细保留 42 天');
    await expect(panel.getByText('已选 15 天，一次最多 14 天')).toBeInTheDocument();
    await expect(panel.getByRole('button', { name: '应用' })).toBeDisabled();
    await expect(panel.getByRole('radio', { name: '近 30 天' })).toBeDisabled();
  },
});

export const CustomComparison = meta.story({
  tags: ['matrix'],
  args: { value: { ...doubleEleven, comparison: { kind: 'from', start: '2025-10-28', isWeekdayMatched: true } } },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await expect(panel.getByText('2025-10-22 – 11-05')).toBeInTheDocument();
  },
});

export const AllPresets = meta.story({
  args: { presets: presetNames },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect((await opened()).getAllByRole('radio')).toHaveLength(10);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  tags: ['matrix'],
  args: {
    label: 'Dates',
    value: { preset: 'thisMonth', comparison: { kind: 'lastYear', isWeekdayMatched: true } },
    presets: presetNames,
    limits: { firstDay: '2025-01-01', maxDays: 90, reason: 'hourly figures are kept for two years' },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Dates/ }));
    const panel = await opened();
    await expect(panel.getByText(/Through 10:32/)).toHaveTextContent(
      'Through 10:32, day not over. Only full days are compared, 11-01 – 11-19',
    );
    await expect(panel.getByText('2025-11-02 – 11-20')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: compared },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect((await opened()).getAllByRole('grid')).toHaveLength(1);
  },
});

export const PhoneEnglish = meta.story({
  parameters: { locale: 'en' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { label: 'Dates', value: thisMonth },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Dates/ }));
    await expect((await opened()).getByRole('button', { name: 'Apply' })).toBeEnabled();
  },
});

const noValue = { isLabelHidden: false, hasComparison: false };

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 720, display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 24 }}>
      <DateRange {...noValue} label="日期" value={doubleEleven} hint="最多 90 天" />
      <DateRange {...noValue} label="日期" isRequired />
      <DateRange {...noValue} label="日期" value={last30} error="11-19 没有数据，请改日期" />
      <DateRange {...noValue} label="日期" value={last30} isBusy />
      <DateRange {...noValue} label="日期" value={last30} isDisabled hint="套餐到期，不能改" />
      <DateRange {...noValue} label="日期" value={compared} isReadOnly />
      <Stack align="start">
        <DateRange label="日期范围" isLabelHidden value={last30} />
        <DateRange label="日期范围" isLabelHidden value={{ start: '2025-12-25', end: '2026-01-07' }} />
        <DateRange label="日期范围" isLabelHidden value={{ preset: 'yesterday' }} />
      </Stack>
      <Stack align="start">
        <DateRange label="日期范围" isLabelHidden value={compared} />
        <DateRange label="日期范围" isLabelHidden value={last30} isDisabled />
        <DateRange label="日期范围" isLabelHidden />
      </Stack>
    </div>
  ),
});

export const KeyboardFocus = meta.story({
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/2026年11月19日/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(day(/2026年11月12日/)).toHaveFocus());
  },
});

export const PresetKeepsItsName = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click((await opened()).getByText('上月'));
    await expect(trigger()).toHaveTextContent('2026-10-21 – 11-19');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'lastMonth' });
    await expect(trigger()).toHaveTextContent('2026-10-01 – 10-31');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
});

export const ChosenByMouse = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await userEvent.click(day(/2026年11月2日/));
    await userEvent.hover(day(/2026年11月8日/));
    await expect(panel.getByText('7 天')).toBeInTheDocument();
    await userEvent.click(day(/2026年11月8日/));
    await userEvent.click(panel.getByRole('button', { name: '应用' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-02', end: '2026-11-08' });
  },
});

export const OneDayByOnePress = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await userEvent.click(day(/2026年11月11日/));
    await userEvent.click(panel.getByRole('button', { name: '应用' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-11', end: '2026-11-11' });
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    // From the end of the range, 19 November: a month and a week back, three days with Shift, then Enter twice.
    await waitFor(() => expect(day(/2026年11月19日/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}{ArrowUp}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(screen.getByText('4 天')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-12', end: '2026-10-15' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const ShiftMovesAnEnd = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await waitFor(() => expect(day(/2026年11月19日/)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-21', end: '2026-11-12' });
  },
});

export const EscapeRestores = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await waitFor(() => expect(day(/2026年11月19日/)).toHaveFocus());
    // The first Escape gives up the half-chosen range, the second closes.
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(screen.getByText('29 天')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByText('30 天')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalled();
    await expect(trigger()).toHaveTextContent('2026-10-21 – 11-19');
  },
});

export const Typed = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    const start = within(panel.getByRole('group', { name: '开始日期' }));
    await userEvent.click(start.getByRole('spinbutton', { name: /年/ }));
    await userEvent.keyboard('20260902');
    await expect(panel.getByText('2026 年 9 月')).toBeInTheDocument();
    await expect(panel.getByText('79 天')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-09-02', end: '2026-11-19' });
  },
});

export const TypedWrong = meta.story({
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    const end = within(panel.getByRole('group', { name: '结束日期' }));
    await userEvent.click(end.getByRole('spinbutton', { name: /月/ }));
    await userEvent.keyboard('12');
    await expect(panel.getByRole('alert')).toHaveTextContent('不能晚于 2026-11-20');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(panel.getByRole('button', { name: '应用' })).toBeDisabled();
  },
});

export const ComparisonIsChosen = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await userEvent.click(panel.getByRole('checkbox', { name: '对比' }));
    await expect(panel.getByText('09-21 – 10-20')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('checkbox', { name: '按星期对齐' }));
    await expect(panel.getByText('09-16 – 10-15')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: /对比方式/ }));
    await userEvent.click(await screen.findByRole('option', { name: '去年同期' }));
    await expect(await panel.findByText('2025-10-22 – 11-20')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: '应用' }));
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'last30', comparison: { kind: 'lastYear', isWeekdayMatched: true } });
    await expect(trigger()).toHaveTextContent('对比 2025-10-22 – 11-20');
  },
});

export const TodayHasNothingToCompare = meta.story({
  args: { value: { preset: 'today', comparison: { kind: 'previous' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect((await opened()).getByText('今日未结束，没有完整的天可以对比')).toBeInTheDocument();
  },
});

export const LongestRange = meta.story({
  args: { limits: { maxDays: 7 }, value: { preset: 'last7' } },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await opened();
    await userEvent.click(day(/2026年11月4日/));
    await expect(day(/2026年11月10日/)).not.toHaveAttribute('aria-disabled');
    await expect(day(/2026年11月11日/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/2026年11月21日/)).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ReadOnlyCannotBeOpened = meta.story({
  args: { isReadOnly: true, isLabelHidden: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /日期范围 近 30 天/ });
    await expect(field).toHaveValue('2026-10-21 – 11-19');
    await userEvent.click(field);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const PresetsByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    panel.getByRole('radio', { name: '近 30 天' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('radio', { name: '本月' })).toBeChecked();
    await expect(panel.getByText('20 天')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'thisMonth' });
  },
});

const onSubmit = fn();

export const InsideAForm = meta.story({
  args: { isLabelHidden: false },
  decorators: [
    (Story) => (
      <form onSubmit={onSubmit}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(trigger());
    const panel = await opened();
    await userEvent.click(panel.getByText('昨日'));
    await userEvent.click(panel.getByRole('button', { name: '应用' }));
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'yesterday' });
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const LabelTakesTheFocus = meta.story({
  args: { isLabelHidden: false, hint: '一次最多 90 天', isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('日期范围'));
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(trigger()).toHaveAccessibleDescription('一次最多 90 天');
  },
});

export const PhoneApplies = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    const panel = await opened();
    await userEvent.click(panel.getByRole('button', { name: '上月' }));
    await userEvent.click(day(/2026年10月1日/));
    await userEvent.click(day(/2026年10月7日/));
    await userEvent.click(panel.getByRole('button', { name: '应用' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-01', end: '2026-10-07' });
  },
});
