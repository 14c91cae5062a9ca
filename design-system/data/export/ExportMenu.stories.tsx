import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ToastRegion } from '../../overlays/toast/ToastRegion.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { FileSheet } from './sheet.ts';

const sheet: FileSheet = {
  title: '推广活动明细 10-21 – 11-19',
  notes: ['2026-10-21 – 2026-11-19，UTC+8', '渠道 10 项'],
  columns: [
    { title: '推广活动', kind: 'text' },
    { title: '激活', kind: 'count' },
  ],
  rows: [
    ['品牌词-精确匹配', 151_203],
    ['=1+1', 103_415],
  ],
};

const meta = preview.meta({
  title: 'Data/Export menu 导出',
  component: ExportMenu,
  args: { sheet: () => sheet },
});

export const Plain = meta.story();

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /XLSX/ })).toBeVisible());
  },
});

/** In the head of a panel, where the page has a file of its own. */
export const OfAPanel = meta.story({ tags: ['no-picture'], args: { of: '按渠道' } });

export const NothingToExport = meta.story({
  args: { disabledReason: '没有数据可以导出' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await expect(await screen.findByRole('menuitem', { name: /^CSV/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** What would be saved, read back: the page itself never leaves. */
export const SavesWhatIsShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:none';
    });
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await saved[0]?.text();
    await expect(text).toContain("'=1+1,103415");
    await expect(text).toContain('共 2 行');
    made.mockRestore();
    pressed.mockRestore();
  },
});

export const FailsAloud = meta.story({
  args: {
    sheet: () => {
      throw new RangeError('too long');
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: '导出失败' })).toHaveAccessibleDescription(/最多 1,048,576 行/));
  },
});
