import { FormatMenu, type FormatMenuProps } from './FormatMenu.tsx';
import type { SheetInParts } from './sheet.ts';
import { useSaveSheet } from './useSaveSheet.ts';

interface ExportMenuProps extends Pick<FormatMenuProps, 'of' | 'disabledReason' | 'children'> {
  /** Called when a file is requested, so that the file holds what is shown at that moment. */
  sheet: () => SheetInParts;
}

/** Exports exactly what is shown, for Excel or for programs. Files that the service makes are export jobs. */
export function ExportMenu({ sheet, ...menu }: ExportMenuProps) {
  const { isBusy, save } = useSaveSheet(sheet);
  return <FormatMenu {...menu} isBusy={isBusy} onChoose={(format) => void save(format)} />;
}
