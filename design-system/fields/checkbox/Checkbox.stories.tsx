import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Held({ value, onChange, ...rest }: CheckboxProps) {
  return <Checkbox {...rest} {...useControlled(value ?? false, onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Checkbox 复选框',
  component: Checkbox,
  args: { label: '付费数据', onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story();

export const WithHint = meta.story({ args: { hint: '金额、付费用户、ARPU' } });

export const Wrong = meta.story({ args: { label: '已核对账户名称和主体', isRequired: true, error: '核对后才能绑定' } });

export const LongText = meta.story({
  args: {
    label: '保存后立即对 14 人生效，其中 1 人有个人设置，仍按个人设置；日志查询会露出设备号，如不需要，请改给“数据分析师”',
    hint: '改动会记入操作日志',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const WithLinks = meta.story({
  args: {
    label: '已阅读并同意',
    after: (
      <span>
        <a href="#terms">服务条款</a> 与 <a href="#privacy">隐私政策</a>
      </span>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '隐私政策' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Include organic installs', hint: 'Off shows only what campaigns brought', isRequired: true },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="12" align="start">
      {([{}, { value: true }, { isIndeterminate: true }] satisfies Partial<CheckboxProps>[]).map((state) => (
        <Stack gap="2" key={JSON.stringify(state)}>
          <Checkbox {...state} label="付费数据" />
          <Checkbox {...state} label="留存数据" hint="次日到 30 日" />
          <Checkbox {...state} label="事件数据" isDisabled />
          <Checkbox {...state} label="订单数据" isReadOnly />
          <Checkbox {...state} label="自然量" isBusy />
          <Checkbox {...state} label="Top 排行" error="至少打开一项数据" />
        </Stack>
      ))}
    </Stack>
  ),
});

export const PressesAndKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: '付费数据' });
    await userEvent.click(canvas.getByText('付费数据'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const IndeterminateTurnsOn = meta.story({
  args: { label: '广告监测（部分）', isIndeterminate: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const ReadOnlyKeepsItsValue = meta.story({
  args: { value: true, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('付费数据'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
