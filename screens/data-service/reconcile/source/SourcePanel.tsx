import { Button, FileDrop, Note, Panel, Progress, Stack, Text, useWords } from '#design-system';
import type { SheetFault } from '#app/lib/sheets/readSheet.ts';
import { sheetLimits } from '../worker/limits.ts';
import type { OpenSheet } from '../useSheetFile.ts';
import { words } from '../words.ts';

const faults = {
  type: 'faultType',
  size: 'faultSize',
  unpacked: 'faultUnpacked',
  rows: 'faultRows',
  broken: 'faultBroken',
  empty: 'faultEmpty',
} as const satisfies Record<SheetFault, string>;

interface SourcePanelProps {
  of: OpenSheet;
  /** Rows that lie on other days than those of the page. */
  otherDays: number;
}

/** The sheet of the medium: it is read here and goes nowhere. */
export function SourcePanel({ of: sheet, otherDays }: SourcePanelProps) {
  const t = useWords(words);
  const { file, fault, isReading } = sheet;
  const why = fault && t[faults[fault]];
  return (
    <Panel title={t.sheet}>
      <Stack gap="3">
        <FileDrop
          label={t.drop}
          accept={['.csv', '.tsv', '.txt', '.xlsx']}
          maxBytes={sheetLimits.bytes}
          value={file ? [file] : []}
          onChange={([chosen]) => void sheet.open(chosen)}
          hint={t.dropHint}
          stateOf={() => (why ? { is: 'failed', why } : { is: 'done' })}
        />
        {isReading && (
          <Stack gap="2">
            <Progress label={t.reading} />
            <Stack direction="row" justify="between">
              <Text tone="secondary">{t.reading}</Text>
              <Button size="sm" onPress={sheet.close}>
                {t.stop}
              </Button>
            </Stack>
          </Stack>
        )}
        <Findings of={sheet} otherDays={otherDays} />
      </Stack>
    </Panel>
  );
}

/** How the sheet was read, and what of it could not be. */
function Findings({ of: { opened, summary, columns }, otherDays }: SourcePanelProps) {
  const t = useWords(words);
  if (!opened || !summary) return null;
  const left = [
    ...(summary.totals ? [t.totals(summary.totals)] : []),
    ...(otherDays ? [t.otherDays(otherDays)] : []),
    ...(opened.width > columns.length ? [t.wide(columns.length, opened.width)] : []),
  ];
  const unread = [
    ...(opened.openQuote === null ? [] : [t.openQuote(opened.openQuote)]),
    ...(summary.unreadDays ? [t.unreadDays(summary.unreadDays)] : []),
    ...(summary.unreadNumbers ? [t.unreadNumbers(summary.unreadNumbers)] : []),
  ];
  return (
    <Stack gap="2">
      <Text tone="secondary">{[t.found(summary.rows, opened.encoding), ...left].join(' · ')}</Text>
      {unread.map((text) => (
        <Note key={text} kind="warning">
          {text}
        </Note>
      ))}
    </Stack>
  );
}
