import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Day } from '../../../foundation/period/days.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

const start: Day = '2026-11-23';
// A day or none: stories may empty it.
const held: Required<Pick<DateFieldProps, 'value'>> = { value: start };

function Stateful({ value, onChange, ...rest }: DateFieldProps) {
  const [day, setDay] = useState(value ?? null);
  return (
    <div style={{ maxWidth: 240 }}>
      <DateField
        {...rest}
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange?.(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Fields/Date field 日期',
  component: DateField,
  args: { label: '开始投放', ...held, onChange: fn(), onBlur: fn() },
  render: Stateful,
});

const opener = () => screen.getByRole('button', { name: /日历|Calendar/ });

export const Plain = meta.story();

export const Empty = meta.story({ args: { value: null, hint: '留空表示立即开始' } });

export const Open = meta.story({
  tags: ['matrix'],
  args: { firstDay: '2026-11-20', hint: '最早今日' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /2026年11月19日/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Start of the campaign', value: null, isRequired: true, hint: 'At the earliest today' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    label: '数据回传从这一天零点（UTC+8）开始计算',
    value: start,
    error: '早于应用的上线日期 2026-12-01，这一天还没有数据可以回传，请改为上线日期或之后',
  },
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 720, display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 24 }}>
      <DateField label="日期" value={start} hint="按 UTC+8" />
      <DateField label="日期" isRequired />
      <DateField label="日期" value={start} error="这一天没有数据" />
      <DateField label="日期" value={start} confirmation="可以使用" />
      <DateField label="日期" value={start} isBusy />
      <DateField label="日期" value={start} isDisabled />
      <DateField label="日期" value={start} isReadOnly />
      <DateField label="日期" isReadOnly />
      <DateField label="日期" isLabelHidden value={start} />
    </div>
  ),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});

export const PickedByMouse = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '下月' }));
    await userEvent.click(screen.getByRole('button', { name: /2026年12月12日/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-12');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const TypedAndCleared = meta.story({
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const field = within(canvas.getByRole('group', { name: '开始投放' }));
    await userEvent.click(field.getByRole('spinbutton', { name: /年/ }));
    await userEvent.keyboard('20260228');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-27');
    await userEvent.keyboard('{Backspace>12/}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const PickedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton', { name: /年/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /2026年11月23日/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-24');
  },
});
