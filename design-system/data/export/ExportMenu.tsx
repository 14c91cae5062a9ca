import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { MenuItem } from '../../overlays/menu/MenuItem.tsx';
import { toasts } from '../../overlays/toast/toasts.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { fileName } from './file-name.ts';
import { saveFile } from './save-file.ts';
import type { FileSheet } from './sheet.ts';

interface ExportMenuProps {
  /** Called when a file is requested, so that the file holds what is shown at that moment. */
  sheet: () => FileSheet | Promise<FileSheet>;
  /** Why there is nothing to export now: a sentence. Its presence disables both. */
  disabledReason?: string;
  /** Further ways to a file: what the service makes. */
  children?: ReactNode;
}

/** Exports exactly what is shown, for Excel or for programs. Files that the service makes are export jobs. */
export function ExportMenu({ sheet, disabledReason, children }: ExportMenuProps) {
  const t = useWords(words);
  const [isBusy, setBusy] = useState(false);
  const save = async (write: (contents: FileSheet) => Promise<void>) => {
    setBusy(true);
    try {
      await write(await sheet());
    } catch (error) {
      const isTooLong = error instanceof RangeError;
      toasts.show({ kind: 'bad', title: t.failed, detail: isTooLong ? t.tooLong : t.again });
    } finally {
      setBusy(false);
    }
  };
  const writers = {
    xlsx: async (contents: FileSheet) => {
      // The writer and its zip library load with the first export, not with the page.
      const { xlsxOf } = await import('./xlsx/xlsx.ts');
      saveFile(
        xlsxOf(contents, t.rows),
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        fileName(contents.title, 'xlsx'),
      );
    },
    csv: async (contents: FileSheet) => {
      const { csvOf } = await import('./csv.ts');
      saveFile(csvOf(contents, t.rows), 'text/csv;charset=utf-8', fileName(contents.title, 'csv'));
    },
  };
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button kind="soft" icon={Download} isBusy={isBusy}>
          {t.export}
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} description={t.forExcel} disabledReason={disabledReason} onAction={() => void save(writers.xlsx)}>
        XLSX
      </MenuItem>
      <MenuItem icon={FileText} description={t.forPrograms} disabledReason={disabledReason} onAction={() => void save(writers.csv)}>
        CSV
      </MenuItem>
      {children}
    </Menu>
  );
}

const words = bilingual({
  export: ['导出', 'Export'],
  forExcel: ['Excel 工作簿，数字可计算', 'Excel workbook, numbers stay numeric'],
  forPrograms: ['纯文本，供程序读取', 'Plain text, for other programs'],
  rows: [
    (count: number) => `共 ${count.toLocaleString('en-US')} 行`,
    (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  ],
  failed: ['导出失败', 'Couldn’t export'],
  again: ['请重试；仍失败时，请缩小日期范围。', 'Retry. If it fails again, choose a shorter period.'],
  tooLong: [
    '工作表最多 1,048,576 行，请改用 CSV 或缩小范围。',
    'A worksheet holds up to 1,048,576 rows. Use CSV or choose a shorter period.',
  ],
});
