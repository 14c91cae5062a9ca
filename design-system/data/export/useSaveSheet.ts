import { useState } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { toasts } from '../../overlays/toast/toasts.ts';
import { saveFile } from './save-file.ts';
import type { SheetInParts } from './sheet.ts';
import { useSheetWriter } from './writer/useSheetWriter.ts';
import type { FileFormat } from './writer/writeSheet.ts';

/**
 * Saves a sheet as a file and says so where that fails. The sheet is made when it is requested, so that the file holds what is shown at that
 * moment; null where there is none any more.
 */
export function useSaveSheet(sheet: () => SheetInParts | null | Promise<SheetInParts | null>) {
  const t = useWords(words);
  const write = useSheetWriter();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const made = await sheet();
      if (!made) return;
      const { name, file } = await write(made, format);
      saveFile(file, file.type, name);
    } catch (error) {
      // Whoever has left the page waits for no file.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ kind: 'bad', title: t.failed, detail: error instanceof RangeError ? t.tooLong : t.again });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}

const words = bilingual({
  failed: ['导出失败', 'Couldn’t export'],
  again: ['请重试；仍失败时，请缩小日期范围。', 'Retry. If it fails again, choose a shorter period.'],
  tooLong: [
    '工作表最多 1,048,576 行，请改用 CSV 或缩小范围。',
    'A worksheet holds up to 1,048,576 rows. Use CSV or choose a shorter period.',
  ],
});
