import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useControlled } from '../frame/useControlled.ts';
import type { SegmentedControlProps } from './SegmentedControl.tsx';
import { ViewChoice, type ViewChoiceProps } from './ViewChoice.tsx';

type Traffic = 'blended' | 'paid' | 'organic';

const options: SegmentedControlProps<Traffic>['options'] = [
  { value: 'blended', label: '混合' },
  { value: 'paid', label: '推广量' },
  { value: 'organic', label: '自然量' },
];

function Controlled({ value, onChange, ...rest }: ViewChoiceProps<Traffic>) {
  return <ViewChoice {...rest} {...useControlled(value, onChange)} />;
}

const meta = preview.meta({
  title: 'Fields/View choice 视图切换',
  component: ViewChoice<Traffic>,
  args: { label: '流量', options, onChange: fn() },
  render: Controlled,
});

export const Plain = meta.story({ args: { value: 'blended' } });

export const OnAPhone = meta.story({
  args: { value: 'blended' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '流量 混合' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '自然量' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('organic');
    await expect(await canvas.findByRole('button', { name: '流量 自然量' })).toBeVisible();
  },
});
