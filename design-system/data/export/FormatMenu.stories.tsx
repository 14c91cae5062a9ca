import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormatMenu } from './FormatMenu.tsx';

const meta = preview.meta({
  title: 'Data/Format menu 文件格式',
  component: FormatMenu,
  args: { onChoose: fn() },
});

export const Plain = meta.story();

export const Chosen = meta.story({
  tags: ['no-picture'], // The same button as before.
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('xlsx');
  },
});

export const Busy = meta.story({ args: { isBusy: true } });
