import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Held({ value, onChange, ...rest }: SwitchProps) {
  return <Switch {...rest} {...useControlled(value ?? false, onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Switch 开关 · toggle 切换',
  component: Switch,
  args: { label: '对比上期', onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Off = meta.story();
export const On = meta.story({ args: { value: true } });

/** The list of settings beside a role. */
export const Settings = meta.story({
  render: () => (
    <div style={{ width: 344 }}>
      <Stack gap="4">
        <Switch side="end" label="付费数据" hint="金额、付费用户、ARPU" value />
        <Switch side="end" label="留存数据" hint="次日到 30 日" value />
        <Switch side="end" label="自然量" hint="关闭后只看推广带来的量" />
        <Switch side="end" label="Top 排行" hint="渠道与活动前 10" value isBusy />
        <Switch side="end" label="订单数据" error="没有保存成功，请重试" />
        <Switch side="end" label="事件数据" hint="所在套餐不含自定义事件" isDisabled />
      </Stack>
    </div>
  ),
});

export const PressesAndKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const lever = canvas.getByRole('switch', { name: '对比上期' });
    await userEvent.click(canvas.getByText('对比上期'));
    await expect(lever).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(lever).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const BusyTakesNoPress = meta.story({
  args: { value: true, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('对比上期'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: '对比上期' })).toBeChecked();
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: { label: 'Compare with the previous period', hint: 'The same number of days directly before', value: true },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap="3">
      {[false, true].map((value) => (
        <Stack gap="2" key={String(value)}>
          <Switch value={value} label="对比上期" />
          <Switch value={value} label="自然量" hint="关闭后只看推广带来的量" />
          <Switch value={value} label="保存中" isBusy />
          <Switch value={value} label="禁用" isDisabled />
          <Switch value={value} label="只读" isReadOnly />
          <Switch value={value} label="订单数据" error="没有保存成功，请重试" />
        </Stack>
      ))}
    </Grid>
  ),
});
