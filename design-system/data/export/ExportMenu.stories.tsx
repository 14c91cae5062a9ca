import type { Decorator } from '@storybook/react-vite';
import { unzipSync } from 'fflate';
import { useState, type ComponentProps } from 'react';
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import { nextFile } from '#storybook/plays/nextFile.ts';
import preview from '#storybook/preview.tsx';
import { ToastRegion } from '../../overlays/toast/ToastRegion.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { csvOf } from './csv.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { FileSheet, SheetInParts } from './sheet.ts';
import { xlsxOf } from './xlsx/xlsx.ts';

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
  args: { sheet: (): SheetInParts => sheet },
});

/** The closed button is that of FormatMenu Plain. */
export const Plain = meta.story({ tags: ['no-picture'] });

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

/** What is saved, read back: the page itself never leaves. A worker writes the same as the writer beside the page. */
export const SavesWhatIsShown = meta.story({
  play: async ({ userEvent }) => {
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const save = async (name: RegExp) => {
      const file = nextFile();
      await userEvent.click(await screen.findByRole('button', { name: '导出' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      return await file;
    };
    const text = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    await expect(await text(await save(/^CSV/))).toBe(csvOf(sheet, '共 2 行'));
    await expect(await text(await save(/^纯数据 CSV/))).toBe("推广活动,激活\r\n品牌词-精确匹配,151203\r\n'=1+1,103415\r\n");
    const parts = unzipSync(new Uint8Array(await (await save(/^XLSX/)).arrayBuffer()));
    await expect(parts).toEqual(unzipSync(xlsxOf(sheet, '共 2 行')));
    pressed.mockRestore();
  },
});

/** A million rows are handed to the worker some thousand at a time, each time that it asks: between two of them the page does all else. */
export const AMillionRows = meta.story({
  tags: ['no-picture'], // Nothing of it is seen.
  args: { sheet: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const asked: number[] = [];
    const row = ['品牌词-精确匹配', 151_203];
    const slice = (from: number, to: number) => {
      asked.push(to - from);
      return Array.from({ length: to - from }, () => row);
    };
    mocked(args.sheet).mockReturnValue({ ...sheet, rows: { length: 1_000_000, slice } });
    const file = nextFile();
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^纯数据 CSV/ }));
    const text = await (await file).text();
    await expect(text.match(/\r\n/g)).toHaveLength(1_000_001);
    await expect(asked).toEqual(Array.from({ length: 500 }, () => 2000));
    pressed.mockRestore();
  },
});

const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion />
  </>
);

export const FailsAloud = meta.story({
  args: { sheet: () => ({ ...sheet, rows: Array.from({ length: 1_048_577 }, () => []) }) },
  decorators: [withToasts],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
    await expect(await screen.findByRole('alertdialog', { name: '导出失败' }, { timeout: 15_000 })).toHaveAccessibleDescription(
      /最多 1,048,576 行/,
    );
  },
});

/** A worker that does as it is told here, and nothing else. */
class StandIn extends EventTarget {
  postMessage() {}
  terminate() {}
}

/** Its code did not load, or the sheet was more than it could hold. */
export const WorkerFails = meta.story({
  tags: ['no-picture'], // Says the same as above, in other words.
  decorators: [withToasts],
  play: async ({ canvas, userEvent }) => {
    class Failing extends StandIn {
      override postMessage() {
        this.dispatchEvent(new Event('error'));
      }
    }
    const original = globalThis.Worker;
    Object.assign(globalThis, { Worker: Failing });
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await expect(await screen.findByRole('alertdialog', { name: '导出失败' })).toHaveAccessibleDescription(/^请重试/);
    Object.assign(globalThis, { Worker: original });
    await expect(canvas.getByRole('button', { name: '导出' })).toBeEnabled();
  },
});

function Page(props: ComponentProps<typeof ExportMenu>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <ExportMenu {...props} />}
      <Button onPress={() => setOpen(false)}>离开</Button>
    </>
  );
}

/** Whoever leaves waits for no file: its worker is ended, and nothing is said. */
export const EndsWithThePage = meta.story({
  tags: ['no-picture'], // What is left is an empty page.
  decorators: [withToasts],
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const begun = spyOn(StandIn.prototype, 'postMessage');
    const ended = spyOn(StandIn.prototype, 'terminate');
    const original = globalThis.Worker;
    Object.assign(globalThis, { Worker: StandIn });
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(begun).toHaveBeenCalledOnce());
    Object.assign(globalThis, { Worker: original });
    await expect(ended).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
