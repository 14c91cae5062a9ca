import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

type Rule = 'calendar' | 'hours' | 'first';

const options: RadioGroupProps<Rule>['options'] = [
  { value: 'calendar', label: '自然日' },
  { value: 'hours', label: '24 小时' },
  { value: 'first', label: '首个事件' },
];

const explained: RadioGroupProps<Rule>['options'] = [
  { value: 'calendar', label: '自然日', hint: '激活当天算第 0 天，次日零点起算第 1 天' },
  { value: 'hours', label: '24 小时', hint: '激活后满 24 小时起算第 1 天，跨时区的应用用它' },
  { value: 'first', label: '首个事件', hint: '需要先在事件管理里指定首个事件', isDisabled: true },
];

function Held({ value, onChange, ...rest }: RadioGroupProps<Rule>) {
  const { value: chosen, onChange: choose } = useControlled(value ?? null, (next) => next && onChange?.(next));
  return <RadioGroup {...rest} value={chosen} onChange={choose} />;
}

const meta = preview.meta({
  title: 'Fields/Radio group 单选组',
  component: RadioGroup<Rule>,
  args: { label: '留存日规则', options, onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { value: 'calendar' } });

export const NothingChosen = meta.story({ args: { isRequired: true } });

export const InARow = meta.story({ args: { direction: 'row', value: 'hours' } });

export const Cards = meta.story({ args: { look: 'cards', options: explained, value: 'calendar' } });

export const CardsInARow = meta.story({
  args: { look: 'cards', direction: 'row', options: explained, value: 'hours', hint: '保存后从下一天起生效' },
});

export const Wrong = meta.story({ args: { isRequired: true, error: '选一种规则，留存才能计算' } });

export const Disabled = meta.story({ args: { isDisabled: true, value: 'calendar', look: 'cards', options: explained } });

export const ArrowsChoose = meta.story({
  args: { value: 'calendar' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '留存日规则' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '自然日' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('hours');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const TheWholeCardTakesThePress = meta.story({
  args: { look: 'cards', options: explained, value: 'calendar' },
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: '24 小时' });
    await expect(radio).toHaveAccessibleDescription(/^激活后满 24 小时起算第 1 天，跨时区的应用用它\s*$/);
    const hint = canvas.getByText('激活后满 24 小时起算第 1 天，跨时区的应用用它');
    const { left, top } = hint.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 4, top + 4);
    await userEvent.click(hit ?? hint);
    await expect(args.onChange).toHaveBeenLastCalledWith('hours');
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'How days of retention are counted',
    look: 'cards',
    direction: 'row',
    value: 'calendar',
    options: [
      { value: 'calendar', label: 'Calendar days', hint: 'The day of the install is day 0; day 1 begins at midnight' },
      { value: 'hours', label: '24 hours', hint: 'Day 1 begins 24 hours after the install, for apps in many time zones' },
    ],
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap="6">
      <RadioGroup label="列表" options={options} value="calendar" />
      <RadioGroup label="带说明" options={explained} value="hours" />
      <RadioGroup label="错误" options={options} isRequired error="选一种规则，留存才能计算" />
      <RadioGroup label="禁用" options={options} value="calendar" isDisabled direction="row" />
      <RadioGroup label="只读" options={options} value="calendar" isReadOnly direction="row" />
      <RadioGroup label="保存中" options={options} value="calendar" isBusy direction="row" />
      <RadioGroup label="卡片" look="cards" options={explained} value="calendar" />
      <RadioGroup label="卡片，错误" look="cards" options={explained} error="选一种规则，留存才能计算" />
      <RadioGroup label="卡片，只读" look="cards" options={explained} value="calendar" isReadOnly />
    </Grid>
  ),
});
