import { Columns3 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

type Group = 'channel' | 'campaign' | 'group';

const options: SegmentedControlProps<Group>['options'] = [
  { value: 'channel', label: '渠道' },
  { value: 'campaign', label: '推广活动' },
  { value: 'group', label: '活动组' },
];

function Held({ value, onChange, ...rest }: SegmentedControlProps<Group>) {
  return <SegmentedControl {...rest} {...useControlled(value ?? 'channel', onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/Segmented control 分段选择',
  component: SegmentedControl<Group>,
  args: { label: '分组', options, onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story({ args: { value: 'campaign' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const Counts = meta.story({
  render: () => (
    <SegmentedControl
      label="结果"
      value="all"
      options={[
        { value: 'all', label: '全部', count: 24 },
        { value: 'failed', label: '失败', count: 2 },
        { value: 'refused', label: '未通过', count: 2 },
      ]}
    />
  ),
});

export const Stretched = meta.story({
  args: { isStretched: true },
  decorators: [
    (Story) => (
      <div style={{ width: 344 }}>
        <Story />
      </div>
    ),
  ],
});

export const InAForm = meta.story({ args: { isLabelHidden: false, hint: '保存后团队看到同样的分组' } });

export const ArrowsChoose = meta.story({
  args: { value: 'campaign' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '分组' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '推广活动' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('group');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('channel');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const ChoosingMovesNothing = meta.story({
  parameters: { picture: { as: 'plain' } },
  args: { value: 'channel' },
  play: async ({ canvas, userEvent }) => {
    const width = () => canvas.getByText('活动组').getBoundingClientRect().left;
    const before = width();
    await userEvent.click(canvas.getByText('推广活动'));
    await expect(width()).toBe(before);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Group by',
    options: [
      { value: 'channel', label: 'Channel' },
      { value: 'campaign', label: 'Campaign' },
      { value: 'group', label: 'Campaign group' },
    ],
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="3" align="start">
      <SegmentedControl label="分组" options={options} value="campaign" />
      <SegmentedControl label="分组" size="sm" options={options} value="campaign" />
      <SegmentedControl label="禁用" options={options} value="campaign" isDisabled />
      <SegmentedControl label="只读" options={options} value="campaign" isReadOnly />
      <SegmentedControl
        label="一项不可选"
        options={options.map((one) => ({ ...one, isDisabled: one.value === 'group' }))}
        value="campaign"
      />
      <SegmentedControl label="分组" isLabelHidden={false} options={options} value="channel" hint="保存后团队看到同样的分组" isBusy />
      <SegmentedControl label="分组" isLabelHidden={false} options={options} value="channel" error="这个分组需要“广告明细”服务" />
    </Stack>
  ),
});

/** In one row with a button it is as high as that, with a pointer and for a finger. */
export const BesideAButton = meta.story({
  tags: ['no-picture'],
  render: (args) => (
    <Stack direction="row" gap="2">
      <Held {...args} />
      <IconButton kind="soft" icon={Columns3} label="列设置" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const segments = (await canvas.findAllByRole('radio'))[0]?.closest('[data-size]');
    const { height } = canvas.getByRole('button', { name: '列设置' }).getBoundingClientRect();
    await expect(segments?.getBoundingClientRect().height).toBe(height);
  },
});

export const BesideAButtonOnAPhone = BesideAButton.extend({ globals: { viewport: { value: 'phone' } } });
