import { Braces, Download, FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Menu } from '../../overlays/menu/Menu.tsx';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { MenuItem } from '../../overlays/menu/MenuItem.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { FileFormat } from './writer/writeSheet.ts';

export interface FormatMenuProps {
  onChoose: (format: FileFormat) => void;
  /** What is saved, in the head of a panel, where the page has a file of its own: the title of the panel. */
  of?: string;
  /** While the file is being made. */
  isBusy?: boolean;
  /** Why there is nothing to export now: a sentence. Its presence disables both. */
  disabledReason?: string;
  /** Further ways to a file: what the service makes. */
  children?: ReactNode;
}

/** The kinds of file, for a file that takes its time: the surroundings make it and show how far it is. What is on screen saves ExportMenu. */
export function FormatMenu({ onChoose, of, isBusy = false, disabledReason, children }: FormatMenuProps) {
  const t = useWords(words);
  return (
    <Menu
      placement="bottom end"
      trigger={
        of === undefined ? (
          <Button kind="soft" icon={Download} isBusy={isBusy} isFoldedOnPhone>
            {t.export}
          </Button>
        ) : (
          <IconButton size="sm" icon={Download} label={t.exportOf(of)} isBusy={isBusy} />
        )
      }
    >
      <MenuItem icon={FileSpreadsheet} description={t.forExcel} disabledReason={disabledReason} onAction={() => onChoose('xlsx')}>
        XLSX
      </MenuItem>
      <MenuItem icon={FileText} description={t.forReaders} disabledReason={disabledReason} onAction={() => onChoose('csv')}>
        CSV
      </MenuItem>
      <MenuItem icon={Braces} description={t.forPrograms} disabledReason={disabledReason} onAction={() => onChoose('tidy')}>
        {t.tidy}
      </MenuItem>
      {children}
    </Menu>
  );
}

const words = bilingual({
  export: ['导出', 'Export'],
  exportOf: [(what: string) => `导出：${what}`, (what: string) => `Export: ${what}`],
  forExcel: ['Excel 工作簿，数字可计算', 'Excel workbook, numbers stay numeric'],
  forReaders: ['纯文本，含说明与合计', 'Plain text, with notes and totals'],
  tidy: ['纯数据 CSV', 'Data-only CSV'],
  forPrograms: ['供程序读取：一行表头，不含说明与合计', 'For programs: one header row, no notes or totals'],
});
