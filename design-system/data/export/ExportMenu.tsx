import { useState } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { toasts } from '../../overlays/toast/toasts.ts';
import { FormatMenu, type FormatMenuProps } from './FormatMenu.tsx';
import { saveFile } from './save-file.ts';
import type { FileSheet } from './sheet.ts';
import { useSheetWriter, type FileFormat } from './useSheetWriter.ts';

interface ExportMenuProps extends Pick<FormatMenuProps, 'of' | 'disabledReason' | 'children'> {
  /** Called when a file is requested, so that the file holds what is shown at that moment. */
  sheet: () => FileSheet;
}

/** Exports exactly what is shown, for Excel or for programs. Files that the service makes are export jobs. */
export function ExportMenu({ sheet, ...menu }: ExportMenuProps) {
  const t = useWords(words);
  const write = useSheetWriter();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const { name, file } = await write(sheet(), format);
      saveFile(file, file.type, name);
    } catch (error) {
      const isTooLong = error instanceof RangeError;
      toasts.show({ kind: 'bad', title: t.failed, detail: isTooLong ? t.tooLong : t.again });
    } finally {
      setBusy(false);
    }
  };
  return <FormatMenu {...menu} isBusy={isBusy} onChoose={(format) => void save(format)} />;
}

const words = bilingual({
  failed: ['导出失败', 'Couldn’t export'],
  again: ['请重试；仍失败时，请缩小日期范围。', 'Retry. If it fails again, choose a shorter period.'],
  tooLong: [
    '工作表最多 1,048,576 行，请改用 CSV 或缩小范围。',
    'A worksheet holds up to 1,048,576 rows. Use CSV or choose a shorter period.',
  ],
});
