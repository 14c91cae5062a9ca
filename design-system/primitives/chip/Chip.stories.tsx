import { useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Chip } from './Chip.tsx';
import { AddChip, ChipButton } from './ChipButton.tsx';

const meta = preview.meta({ title: 'Primitives/Chip 筛选条件', component: Chip, args: { label: '渠道', value: '8 项', onRemove: fn() } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Kinds = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack direction="row" gap="2" isWrapping>
      <Chip label="渠道" value="8 项" onRemove={fn()} />
      <Chip label="激活数" value="≥ 100" onRemove={fn()} />
      <Chip label="归因窗口" value="7 天" />
      <ChipButton label="状态" value="全部" hasList />
      <ChipButton label="活动组" value="4 项" onRemove={fn()} />
      <ChipButton label="系统" value="iOS" isDisabled onRemove={fn()} />
      <AddChip>筛选</AddChip>
      <AddChip isDisabled>筛选</AddChip>
    </Stack>
  ),
});

export const OneByOne = meta.story({
  render: function Demo() {
    const [filters, setFilters] = useState(['渠道', '激活数', '活动组']);
    return (
      <Stack direction="row" gap="2">
        {filters.map((filter) => (
          <Chip key={filter} label={filter} value="4 项" onRemove={() => setFilters(filters.filter((other) => other !== filter))} />
        ))}
        <AddChip onPress={() => setFilters([...filters, '系统'])}>筛选</AddChip>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 激活数 4 项' }));
    await expect(canvas.queryByText('激活数')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    await expect(canvas.getByText('系统')).toBeVisible();
  },
});

export const OpensAndRemoves = meta.story({
  render: ({ onRemove }) => (
    <DialogTrigger>
      <ChipButton label="渠道" value="8 项" {...(onRemove && { onRemove })} />
      <Popover>
        <Dialog aria-label="渠道">巨量引擎</Dialog>
      </Popover>
    </DialogTrigger>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const body = canvas.getByRole('button', { name: '渠道 8 项' });
    await userEvent.click(body);
    await expect(body).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(body).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: '移除 渠道 8 项' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(body).toHaveAttribute('aria-expanded', 'false');
  },
});

export const DeleteRemoves = meta.story({
  render: ({ onRemove }) => <ChipButton label="渠道" value="8 项" {...(onRemove && { onRemove })} />,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
});

export const OnAPhone = Kinds.extend({ globals: { viewport: { value: 'phone' } } });
