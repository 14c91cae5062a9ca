import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/grid/Grid.tsx';
import { useControlled } from '../frame/useControlled.ts';
import { KeyValueRows, type KeyValueRowsProps } from './KeyValueRows.tsx';

function Held({ value, onChange, ...rest }: KeyValueRowsProps) {
  return <KeyValueRows {...rest} {...useControlled(value ?? [], onChange)} />;
}

const utm = [
  { key: 'utm_campaign', value: 'autumn_kol' },
  { key: 'utm_content', value: 'kol_c' },
];

const meta = preview.meta({
  title: 'Fields/Key-value rows 键值行',
  component: KeyValueRows,
  args: { label: '自定义参数', value: utm, onChange: fn(), onBlur: fn() },
  render: Held,
});

export const Plain = meta.story();

export const Empty = meta.story({ args: { value: [], hint: '可以把整条监测链接粘贴进来，参数会分到各行' } });

export const Twice = meta.story({ args: { value: [...utm, { key: 'utm_content', value: 'kol_d' }, { key: '', value: '1793' }] } });

export const Wrong = meta.story({ args: { value: [], isRequired: true, error: '至少加一个参数' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const Busy = meta.story({ args: { isBusy: true } });

export const Ordered = meta.story({ args: { isOrdered: true, hint: '顺序与文件列一致' } });

export const AddsAndRemoves = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加参数' }));
    await userEvent.keyboard('utm_term');
    await userEvent.tab();
    await userEvent.keyboard('秋季');
    await expect(args.onChange).toHaveBeenLastCalledWith([...utm, { key: 'utm_term', value: '秋季' }]);
    await userEvent.click(canvas.getByRole('button', { name: '删除 utm_campaign' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([utm[1], { key: 'utm_term', value: '秋季' }]);
    await waitFor(() => expect(canvas.getByDisplayValue('utm_content')).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

export const TheLastRemovedLeadsToAdd = meta.story({
  args: { value: [{ key: 'utm_campaign', value: '' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 utm_campaign' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加参数' })).toHaveFocus());
  },
});

export const MovesByKeyboard = meta.story({
  args: { isOrdered: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: '移动 utm_campaign' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(utm.toReversed());
    await waitFor(() => expect(canvas.getByRole('button', { name: '移动 utm_campaign' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith(utm);
    await waitFor(() => expect(canvas.getByDisplayValue('utm_campaign')).toHaveFocus());
  },
});

export const MovesByPointer = meta.story({
  args: { isOrdered: true, value: [...utm, { key: 'utm_term', value: '秋季' }] },
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: '移动 utm_campaign' });
    const middleOf = (text: string) => {
      const { top, bottom } = canvas.getByDisplayValue(text).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    // A made-up pointer cannot be captured, so the handle is told that it is.
    handle.setPointerCapture = () => undefined;
    handle.hasPointerCapture = () => true;
    await fireEvent.pointerDown(handle, { pointerId: 1, clientY: middleOf('utm_campaign') });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientY: middleOf('utm_content') });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientY: middleOf('utm_term') });
    await expect(args.onChange).toHaveBeenLastCalledWith([utm[1], { key: 'utm_term', value: '秋季' }, utm[0]]);
  },
});

export const AnAddressSplits = meta.story({
  args: { value: [{ key: '', value: '' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '参数名' }));
    await userEvent.paste('https://t.provena.example/c/8Kq2p7?utm_campaign=autumn_kol&utm_content=kol_c');
    await expect(args.onChange).toHaveBeenLastCalledWith(utm);
  },
});

export const LinesSplitEvenInAValue = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const value = canvas.getByRole('textbox', { name: 'utm_content 的值' });
    await userEvent.clear(value);
    await userEvent.paste('a=1&b=2');
    await expect(value).toHaveValue('a=1&b=2');
    await userEvent.paste('c=3\nd=4');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      utm[0],
      { key: 'utm_content', value: 'a=1&b=2' },
      { key: 'c', value: '3' },
      { key: 'd', value: '4' },
    ]);
  },
});

export const English = meta.story({
  parameters: { locale: 'en' },
  args: {
    label: 'Custom parameters',
    isRequired: true,
    value: [...utm, { key: 'utm_content', value: 'kol_d' }],
    hint: 'Paste a whole tracking link and it splits into rows',
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap="6">
      <KeyValueRows label="自定义参数" value={utm} />
      <KeyValueRows label="自定义参数" value={utm} isOrdered hint="顺序与文件列一致" />
      <KeyValueRows label="自定义参数" value={[...utm, { key: 'utm_content', value: 'kol_d' }]} />
      <KeyValueRows label="自定义参数" value={[]} isRequired error="至少加一个参数" />
      <KeyValueRows label="禁用" value={utm} isDisabled />
      <KeyValueRows label="只读" value={utm} isReadOnly />
    </Grid>
  ),
});
