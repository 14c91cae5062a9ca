import { Columns3 } from 'lucide-react';
import { IconButton } from '../../../overlays/icon-button/IconButton.tsx';
import { Popover } from '../../../overlays/popover/Popover.tsx';
import { useWords } from '../../../foundation/words.ts';
import { leavesOf, type Columns } from '../columns/column.ts';
import type { TableView } from '../columns/view.ts';
import { ColumnDraft } from './ColumnDraft.tsx';
import { words } from './words.ts';

interface ColumnSettingsProps<Row> {
  /** Those of the table. */
  columns: Columns<Row>;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** Which columns a Table shows and in what order, chosen in one go. Stands in the row of filters above it. */
export function ColumnSettings<Row>({ columns, view, onViewChange }: ColumnSettingsProps<Row>) {
  const t = useWords(words);
  return (
    <Popover
      trigger={<IconButton kind="soft" icon={Columns3} label={t.title} />}
      label={t.title}
      width={480}
      placement="bottom end"
      isFlush
    >
      {(close) => <ColumnDraft columns={leavesOf(columns)} view={view} onApply={onViewChange} onClose={close} />}
    </Popover>
  );
}
