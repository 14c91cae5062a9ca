import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button,
  Empty,
  FormFooter,
  MenuItem,
  Panel,
  Progress,
  SegmentedControl,
  Table,
  useSaveSheet,
  useWords,
  type Column,
} from '#design-system';
import { nextStep, stateOf, type Outcomes, type RowState } from '../rows/outcomes.ts';
import type { ChannelName, LineEdit, SheetRow } from '../rows/sheetRow.ts';
import type { BulkRun } from '../useBulkRun.ts';
import { words } from '../words.ts';
import { ResultCell, TrialCell } from './cells.tsx';
import { resultSheet } from './resultSheet.ts';
import { RowDialog } from './RowDialog.tsx';
import { useReason } from './useReason.ts';

interface ResultPanelProps {
  rows: readonly SheetRow[];
  outcomes: Outcomes;
  settings: string;
  sharedGroup: string;
  /** How campaigns of the app are called: `主题-素材-版本`. */
  rule: string | null;
  channels: readonly ChannelName[];
  /** What rows are made of is known. Before, it cannot be said that nothing is there, and a row that is sent would not be found again by its key. */
  isReady: boolean;
  runner: BulkRun;
  /** Why nothing can be sent now. */
  blocker: string | undefined;
  onEdit: (row: SheetRow, edit: LineEdit) => void;
  /** The same, and tries the row again. */
  onFix: (row: SheetRow, edit: LineEdit) => void;
}

type Filter = 'all' | 'failed' | 'stopped';

/** Each row with its whole story: its dry run and its creation are two columns of one table. */
export function ResultPanel(props: ResultPanelProps) {
  const { rows, outcomes, settings, sharedGroup, rule, channels, isReady, runner, onEdit, onFix } = props;
  const t = useWords(words);
  const reason = useReason(sharedGroup, rule);
  const [filter, setFilter] = useState<Filter>('all');
  const [editing, setEditing] = useState<SheetRow | null>(null);
  const isOf = (row: SheetRow, which: Filter) => {
    const state = stateOf(row, outcomes, settings);
    return which === 'all' || (which === 'failed' ? state === 'failed' || state === 'unknown' : state === 'issue' || state === 'stopped');
  };
  const count = (which: Filter) => rows.filter((row) => isOf(row, which)).length;
  const columns = useMemo((): readonly Column<SheetRow>[] => {
    const of = (row: SheetRow) => ({ state: stateOf(row, outcomes, settings), outcome: outcomes[row.key], reason });
    const use = (row: SheetRow, field: 'name' | 'channel', text: string) => onEdit(row, { [field]: text });
    return [
      { id: 'line', title: t.line, value: ({ rowNumber }) => rowNumber, as: { kind: 'count' }, width: 56, phone: 'line' },
      { id: 'name', title: t.name, value: ({ name }) => name, width: 190, phone: 'title' },
      { id: 'channel', title: t.channel, value: ({ channel }) => channel, width: 110, phone: 'line' },
      {
        id: 'trial',
        title: t.trial,
        canSort: false,
        width: 220,
        phone: 'line',
        cell: (row) => <TrialCell row={row} {...of(row)} onUse={runner.progress ? undefined : use} />,
      },
      { id: 'result', title: t.creation, canSort: false, width: 150, phone: 'line', cell: (row) => <ResultCell {...of(row)} /> },
    ];
    // A reason is words of the same language as the rest.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [t, outcomes, settings, sharedGroup, rule, runner.progress === null, onEdit]);
  return (
    <Panel
      title={t.result}
      isFlush
      {...(rows.length > 0 && {
        actions: (
          <SegmentedControl
            label={t.show}
            size="sm"
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: t.all, count: rows.length },
              { value: 'failed', label: t.failedOnly, count: count('failed') },
              { value: 'stopped', label: t.stoppedOnly, count: count('stopped') },
            ]}
          />
        ),
        footer: <Footer {...props} />,
      })}
    >
      {runner.progress && <Progress label={t.trial} value={runner.progress.done / runner.progress.all} isLine />}
      <Table
        label={t.result}
        columns={columns}
        rows={rows.filter((row) => isOf(row, filter))}
        rowKey={({ line }) => String(line)}
        rowHeight="content"
        phone="cards"
        empty={isReady ? <Empty kind="no-data" title={t.noRows} cause={t.noRowsCause} /> : null}
        rowMenu={(row) =>
          mayExist(stateOf(row, outcomes, settings)) ? null : <MenuItem onAction={() => setEditing(row)}>{t.edit}</MenuItem>
        }
      />
      {editing && (
        <RowDialog
          row={editing}
          channels={channels}
          rule={rule}
          onApply={(edit) => onFix(editing, edit)}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  );
}

/** What is there, or was sent without an answer, is changed at the campaign itself. */
const mayExist = (state: RowState) => state === 'created' || state === 'unknown';

/** One primary act at a time: check, create, repeat what has failed. */
function Footer({ rows, outcomes, settings, sharedGroup, rule, isReady, runner, blocker }: ResultPanelProps) {
  const t = useWords(words);
  const reason = useReason(sharedGroup, rule);
  const { isBusy, save } = useSaveSheet(() => resultSheet({ rows, outcomes, settings, t, reason }));
  const next = nextStep(rows, outcomes, settings);
  const labels = { try: t.tryRows, create: t.createRows, retry: t.retryRows, nothing: () => t.nothingLeft };
  const left = rows.filter((row) => stateOf(row, outcomes, settings) !== 'created').length;
  const notes = { try: t.willTry, create: t.willCreate, retry: t.willRetry, nothing: left > 0 ? t.notDone(left) : t.allDone };
  return (
    <FormFooter
      note={runner.progress ? t.running(runner.progress.done, runner.progress.all) : notes[next.does]}
      blocker={runner.progress ? undefined : blocker}
    >
      {runner.progress ? (
        <Button onPress={runner.stop}>{t.stop}</Button>
      ) : (
        <Button icon={Download} isBusy={isBusy} onPress={() => void save('xlsx')}>
          {t.download}
        </Button>
      )}
      <Button
        kind="primary"
        isBusy={runner.progress !== null}
        isDisabled={!isReady || blocker !== undefined || next.does === 'nothing'}
        onPress={() => void runner.run(next.rows, next.does === 'try')}
      >
        {labels[next.does](next.rows.length)}
      </Button>
    </FormFooter>
  );
}
