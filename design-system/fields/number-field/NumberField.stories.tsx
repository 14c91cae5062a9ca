import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Held({ value, onChange, ...rest }: NumberFieldProps) {
  return <NumberField {...rest} {...useControlled(value ?? null, onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Number field 数字输入',
  component: NumberField,
  args: { label: '每日预算', before: '¥', after: '/ 天', onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { hint: '下限 ¥500', placeholder: '不限' } });

export const Filled = meta.story({
  args: { value: 12_000, hint: '下限 ¥500' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '每日预算' });
    await expect(input).toHaveValue('12,000');
    await expect(input).toHaveAccessibleDescription('下限 ¥500 ¥ / 天');
  },
});

export const Wrong = meta.story({ args: { value: 320, min: 500, isRequired: true, error: '每日预算不低于 ¥500' } });

export const Disabled = meta.story({ args: { value: 12_000, isDisabled: true } });

export const ReadOnly = meta.story({ args: { value: 12_000, isReadOnly: true } });

export const Busy = meta.story({ args: { value: 12_000, isBusy: true } });

export const WithStepper = meta.story({
  args: { label: '点击归因窗口', before: undefined, after: '天', value: 7, min: 1, max: 30, hasStepper: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^提高/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const NothingIsNull = meta.story({
  args: { value: 12_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const KeepsWhatIsOutOfRange = meta.story({
  args: { min: 500, max: 100_000 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '320');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(320);
    await expect(input).toHaveValue('320');
    await expect(input).toBeValid();
  },
});

export const Decimals = meta.story({
  args: { label: '回本阈值', before: undefined, after: '%', decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '38.425');
    await userEvent.tab();
    await expect(input).toHaveValue('38.43');
    await expect(args.onChange).toHaveBeenLastCalledWith(38.43);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Daily budget',
    before: '¥',
    after: 'per day',
    value: 12_000,
    isRequired: true,
    hint: 'At least ¥500',
    hasStepper: true,
    step: 500,
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap="4">
      <NumberField label="每日预算" before="¥" after="/ 天" value={12_000} hint="下限 ¥500" />
      <NumberField label="每日预算" before="¥" after="/ 天" placeholder="不限" />
      <NumberField label="每日预算" before="¥" after="/ 天" value={320} isRequired error="每日预算不低于 ¥500" />
      <NumberField label="点击归因窗口" after="天" value={7} hasStepper min={1} max={30} />
      <NumberField label="点击归因窗口" after="天" value={30} hasStepper min={1} max={30} hint="最长 30 天" />
      <NumberField label="回本阈值" after="%" value={38.43} decimals={2} confirmation="与近 30 天均值一致" />
      <NumberField label="禁用" before="¥" value={12_000} isDisabled />
      <NumberField label="只读" before="¥" after="/ 天" value={12_000} isReadOnly />
      <NumberField label="校验中" before="¥" after="/ 天" value={12_000} isBusy />
    </Grid>
  ),
});
