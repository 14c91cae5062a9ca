import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

type Kind = 'cost' | 'keyword' | 'activation' | 'payment';

const options: CheckboxGroupProps<Kind>['options'] = [
  { value: 'cost', label: '消耗' },
  { value: 'keyword', label: '关键词' },
  { value: 'activation', label: '激活回传' },
  { value: 'payment', label: '付费回传', hint: '开通转化回传后可选', isDisabled: true },
];

const short = options.map(({ value, label }) => ({ value, label }));

function Held({ value, onChange, ...rest }: CheckboxGroupProps<Kind>) {
  return <CheckboxGroup {...rest} {...useControlled(value ?? [], onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Checkbox group 复选组',
  component: CheckboxGroup<Kind>,
  args: { label: '取哪些数据', options, onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { value: ['cost', 'keyword'] } });

export const InARow = meta.story({ args: { direction: 'row', options: short, value: ['cost', 'keyword', 'activation'] } });

export const Wrong = meta.story({ args: { isRequired: true, error: '至少选一项数据', options: short } });

export const Disabled = meta.story({ args: { isDisabled: true, value: ['cost'] } });

export const Busy = meta.story({ args: { isBusy: true, value: ['cost'], options: short } });

export const ChoosesInOrder = meta.story({
  args: { options: short, value: ['activation'] },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: '取哪些数据' });
    await expect(group).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['cost', 'activation']);
    await userEvent.click(canvas.getByText('激活回传'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['cost']);
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'What to collect',
    isRequired: true,
    value: ['cost'],
    options: [
      { value: 'cost', label: 'Spend' },
      { value: 'keyword', label: 'Keywords' },
      { value: 'activation', label: 'Activation postbacks', hint: 'Starts by itself once the media opens it' },
    ],
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap="6">
      <CheckboxGroup label="取哪些数据" options={options} value={['cost', 'keyword']} hint="可随时修改" />
      <CheckboxGroup label="取哪些数据" options={short} direction="row" value={['cost']} isRequired />
      <CheckboxGroup label="取哪些数据" options={short} value={[]} error="至少选一项数据" />
      <CheckboxGroup label="禁用" options={short} value={['cost']} isDisabled />
      <CheckboxGroup label="只读" options={short} value={['cost']} isReadOnly />
      <CheckboxGroup label="保存中" options={short} value={['cost']} isBusy />
    </Grid>
  ),
});
