import { FileDown, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Button, Empty, FailedNote, Note, Page, saveFile, SplitView, TrailStop, useConfirm, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { useLastAddress } from '#app/lib/address/lastAddress.ts';
import { isMiniProgram } from '#app/lib/glossary/miniProgram.ts';
import { tradeTerms } from '#app/lib/glossary/words.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { ResultPanel } from './result/ResultPanel.tsx';
import { buildRows } from './rows/buildRows.ts';
import { withChange } from './rows/outcomes.ts';
import type { LineEdit, SharedSettings, SheetRow } from './rows/sheetRow.ts';
import { ColumnPanel } from './source/ColumnPanel.tsx';
import { SharedPanel } from './source/SharedPanel.tsx';
import { templateKinds } from './source/columns.ts';
import { SourcePanel } from './source/SourcePanel.tsx';
import { useBulkRun, type BulkRun } from './useBulkRun.ts';
import { mostRows, useBulkSheet, type BulkSheetState } from './useBulkSheet.ts';
import { useFacts, useMacros } from './useFacts.ts';
import { words } from './words.ts';

/** Many campaigns from one sheet: source at the left, result at the right. */
export function BulkCreate() {
  const t = useWords(words);
  const terms = useWords(tradeTerms);
  const mayEdit = useMay('edit campaign@manage');
  const trail = <TrailStop href={useLastAddress('/manage/campaign')}>{usePageTitle('/manage/campaign')}</TrailStop>;
  if (!mayEdit)
    return (
      <Page title={terms.bulkCreate} trail={trail}>
        <Empty kind="locked" headingLevel={2} title={t.lockedTitle} cause={t.lockedCause} />
      </Page>
    );
  return <Sheet title={terms.bulkCreate} trail={trail} />;
}

function Sheet({ title, trail }: { title: string; trail: ReactNode }) {
  const t = useWords(words);
  const state = useBulkSheet();
  const facts = useFacts();
  const shared = useShared(state, facts.addresses);
  const media = useMemo(
    () => [...new Set(facts.channels.flatMap((one) => (isNamed(state, one) && one.media ? [one.media] : [])))],
    [facts.channels, state],
  );
  const macros = useMacros(media);
  const { columns, lines, rowNumbers, sheet, change, outcomes, record } = state;
  const { channels, groups } = facts;
  const { macrosOf } = macros;
  const rows = useMemo(
    () => buildRows({ columns, lines, rowNumbers, edits: sheet.edits, channels, groups, shared, macrosOf }),
    [columns, lines, rowNumbers, sheet.edits, channels, groups, shared, macrosOf],
  );
  // A quota is counted anew each day.
  const settings = JSON.stringify([shared, sheet.kinds, reportToday()]);
  const runner = useBulkRun({ rows, outcomes, onChange: record, settings });
  const edit = useCallback(
    ({ line, key }: Pick<SheetRow, 'line' | 'key'>, to: LineEdit) => {
      change({ edits: { ...sheet.edits, [line]: { ...sheet.edits[line], ...to } } });
      record(withChange(outcomes, key));
    },
    [change, record, sheet.edits, outcomes],
  );
  const isReady = facts.isReady && !macros.isPending;
  const has = (kind: string) => columns.some((column) => column.kind === kind);
  const blocker = !has('name')
    ? t.nameNeeded
    : !has('channel')
      ? t.channelNeeded
      : !facts.isReady || macros.hasFailed
        ? t.factsFailed
        : undefined;
  return (
    <Page title={title} trail={trail} actions={<SheetActs state={state} isRunning={runner.progress !== null} />}>
      <FailedNote of={[...facts.queries, ...macros.answers]}>{t.factsFailed}</FailedNote>
      {state.rowCount > mostRows && <Note kind="warning">{t.tooMany(mostRows, state.rowCount)}</Note>}
      <SplitView
        sideAt="start"
        // Until something was tried there is nothing to read, and what it is made of has to be given.
        isSideFirst={Object.keys(outcomes).length === 0}
        side={
          <>
            <SourcePanel of={state} />
            <ColumnPanel of={state} />
            <SharedPanel
              shared={shared}
              onChange={(to) => change({ shared: { ...sheet.shared, ...to } })}
              groups={facts.groups}
              addresses={facts.addresses}
              rule={facts.rule}
            />
          </>
        }
      >
        <ResultPanel
          rows={rows}
          outcomes={outcomes}
          settings={settings}
          sharedGroup={facts.groups.find(({ id }) => id === shared.group)?.name ?? t.noGroup}
          channels={facts.channels}
          rule={facts.rule}
          isReady={isReady}
          runner={runner}
          blocker={rows.length > 0 && !macros.isPending ? blocker : undefined}
          onEdit={edit}
          onFix={useFix({ rows, isReady, runner, edit })}
        />
      </SplitView>
    </Page>
  );
}

interface FixOptions {
  rows: readonly SheetRow[];
  isReady: boolean;
  runner: BulkRun;
  edit: (row: SheetRow, to: LineEdit) => void;
}

/** Changes a row and tries it again, once it is built of the change and the macros of its channel are known. */
function useFix({ rows, isReady, runner, edit }: FixOptions) {
  const edited = useRef<number>(undefined);
  useEffect(() => {
    const line = edited.current;
    if (line === undefined || !isReady || runner.progress) return;
    edited.current = undefined;
    const changed = rows.filter((row) => row.line === line && row.draft);
    void runner.run(changed, true);
  }, [isReady, rows, runner]);
  return (row: SheetRow, to: LineEdit) => {
    edit(row, to);
    edited.current = row.line;
  };
}

/** Whether a line of the sheet, or a change of one, names this channel. */
function isNamed({ columns, lines, sheet }: BulkSheetState, { id, label, names }: { id: number; label: string; names: readonly string[] }) {
  const at = columns.findIndex(({ kind }) => kind === 'channel');
  const all = new Set([String(id), label, ...names].map((name) => name.toLowerCase()));
  return (
    lines.some((cells) => all.has(cells[at]?.trim().toLowerCase() ?? '')) ||
    Object.values(sheet.edits).some(({ channel }) => channel !== undefined && all.has(channel.toLowerCase()))
  );
}

/** Until somebody chooses: the default download URL of the app; a mini program needs none. */
function useShared(
  { sheet }: BulkSheetState,
  addresses: readonly { kind: 'store' | 'package' | 'page'; url: string; isDefault: boolean }[],
): SharedSettings {
  const app = useApp();
  const isMini = isMiniProgram(app);
  return useMemo(() => {
    const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
    const usual: SharedSettings = {
      target: isMini ? 'miniProgram' : (first?.kind ?? 'page'),
      url: isMini ? null : (first?.url ?? null),
      miniVersion: 'current',
      group: null,
      clickWindow: 7,
    };
    return { ...usual, ...sheet.shared };
  }, [isMini, addresses, sheet.shared]);
}

function SheetActs({ state, isRunning }: { state: BulkSheetState; isRunning: boolean }) {
  const t = useWords(words);
  const app = useApp();
  const ask = useConfirm();
  const download = () => {
    // The mark at the beginning tells Excel that the file is UTF-8.
    const head = `\u{FEFF}${[...templateKinds(app).map((kind) => t[kind]), 'utm_content'].join(',')}\r\n`;
    saveFile(new Blob([head], { type: 'text/csv;charset=utf-8' }), 'text/csv', `${t.templateName}.csv`);
  };
  return (
    <>
      {state.columns.length > 0 && (
        <Button
          icon={RotateCcw}
          isDisabled={isRunning}
          onPress={() =>
            void ask({ title: t.startAgainTitle, children: t.startAgainText, act: t.startAgain, onConfirm: async () => state.clear() })
          }
        >
          {t.startAgain}
        </Button>
      )}
      <Button icon={FileDown} onPress={download}>
        {t.template}
      </Button>
    </>
  );
}
