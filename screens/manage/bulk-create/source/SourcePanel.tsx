import { useRef, useState } from 'react';
import { FileDrop, Note, Panel, SegmentedControl, Stack, TextArea, useWords } from '#design-system';
import { delimiterOf } from '#app/lib/sheets/delimiterOf.ts';
import { readSheet, type SheetFault } from '#app/lib/sheets/readSheet.ts';
import type { BulkSheetState } from '../useBulkSheet.ts';
import { words } from '../words.ts';

const faults = {
  type: 'faultType',
  size: 'faultSize',
  unpacked: 'faultUnpacked',
  rows: 'faultUnpacked',
  broken: 'faultBroken',
  empty: 'faultEmpty',
} as const satisfies Record<SheetFault, string>;

/** Where the rows come from. A file is read here and goes nowhere. */
export function SourcePanel({ of: state }: { of: BulkSheetState }) {
  const t = useWords(words);
  const [kind, setKind] = useState<'paste' | 'file'>(state.sheet.text === '' && state.sheet.cells.length ? 'file' : 'paste');
  return (
    <Panel title={t.source}>
      <Stack gap="3">
        <SegmentedControl
          label={t.sourceKind}
          isStretched
          value={kind}
          onChange={setKind}
          options={[
            { value: 'paste', label: t.paste },
            { value: 'file', label: t.file },
          ]}
        />
        {kind === 'paste' ? <Paste of={state} /> : <SheetFile of={state} />}
        {state.columns.length > 0 && state.rowCount === 0 && <Note kind="warning">{t.headOnly}</Note>}
        {!state.isStored && <Note kind="info">{t.tooLong}</Note>}
      </Stack>
    </Panel>
  );
}

function Paste({ of: { sheet, lines, readText } }: { of: BulkSheetState }) {
  const t = useWords(words);
  const hint = sheet.text ? t.read(t[delimiterOf(sheet.text)], lines.length) : t.tableHint;
  return (
    <TextArea
      label={t.table}
      isLabelHidden
      value={sheet.text}
      onChange={(text) => void readText(text)}
      rows={8}
      maxRows={12}
      isMono
      isUnbroken
      hint={hint}
      spellCheck="false"
    />
  );
}

function SheetFile({ of: { readCells, rowCount } }: { of: BulkSheetState }) {
  const t = useWords(words);
  const [files, setFiles] = useState<File[]>([]);
  const [fault, setFault] = useState<SheetFault>();
  const last = useRef<File>(undefined);
  const read = async (chosen: File[]) => {
    setFiles(chosen);
    setFault(undefined);
    const [file] = chosen;
    last.current = file;
    if (!file) return;
    const found = await readSheet(file);
    // Another one was chosen while it was read.
    if (last.current !== file) return;
    if (typeof found === 'string') setFault(found);
    else readCells(found);
  };
  return (
    <>
      <FileDrop
        label={t.drop}
        accept={['.csv', '.tsv', '.txt', '.xlsx']}
        maxBytes={8 * 1024 ** 2}
        value={files}
        onChange={(chosen) => void read(chosen)}
        hint={t.dropHint}
        error={fault && t[faults[fault]]}
      />
      {fault && rowCount > 0 && <Note kind="info">{t.stillBefore(rowCount)}</Note>}
    </>
  );
}
