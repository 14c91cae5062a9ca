import { useCallback, useEffect, useRef, useState } from 'react';
import { startWorker } from '#design-system';
import type { DayStyle } from '#app/lib/sheets/days.ts';
import type { SheetFault } from '#app/lib/sheets/readSheet.ts';
import { assignColumn, type ColumnKind, type SheetColumn } from './core/columns.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker
import sheetWorker from './worker/sheetWorker.ts?worker&url';
import type { Numbered, OpenedSheet, ReadSummary, SheetReply, SheetRequest } from './worker/messages.ts';

/** What is known of the sheet that was dropped last. */
export interface SheetFile {
  file: File | null;
  isReading: boolean;
  fault: SheetFault | null;
  opened: OpenedSheet | null;
  columns: readonly SheetColumn[];
  dayStyle: DayStyle | null;
  summary: ReadSummary | null;
  /** Another one for each reading: what was compared before is of other rows. */
  version: number;
}

const none: SheetFile = { file: null, isReading: false, fault: null, opened: null, columns: [], dayStyle: null, summary: null, version: 0 };

/**
 * Holds a sheet in a worker. The page asks it and never sees the rows, so that a million of them freeze nothing. Another file, or none, ends the
 * worker, and with it whatever it is still busy with. The first one starts with the page, so that it is there when a file comes; what reads the file
 * still loads with it.
 */
export function useSheetFile() {
  const [state, setState] = useState(none);
  const desk = useRef<Desk | null>(null);
  const spare = useRef<Desk | null>(null);
  const readings = useRef(0);
  const close = useCallback(() => {
    desk.current?.close();
    desk.current = null;
    setState(none);
  }, []);
  useEffect(() => {
    spare.current = startDesk();
    return () => {
      spare.current?.close();
      desk.current?.close();
    };
  }, []);

  const read = useCallback(async (own: Desk, columns: readonly SheetColumn[], dayStyle: DayStyle | null) => {
    const reply = await own.ask({ ask: 'read', columns, dayStyle });
    if (desk.current !== own) return;
    if (reply.says === 'read')
      setState((now) => ({ ...now, isReading: false, columns, dayStyle, summary: reply.summary, version: ++readings.current }));
    if (reply.says === 'fault') setState((now) => ({ ...now, isReading: false, fault: reply.fault }));
  }, []);

  const openWith = useCallback(
    async (own: Desk, request: Extract<SheetRequest, { ask: 'open' | 'head' }>) => {
      const reply = await own.ask(request);
      if (desk.current !== own) return;
      if (reply.says === 'fault') setState(({ file }) => ({ ...none, file, fault: reply.fault }));
      if (reply.says !== 'opened') return;
      setState((now) => ({ ...now, opened: reply.sheet, columns: reply.sheet.columns }));
      await read(own, reply.sheet.columns, null);
    },
    [read],
  );

  const open = useCallback(
    async (file: File | undefined) => {
      close();
      if (!file) return;
      const own = spare.current ?? startDesk();
      spare.current = null;
      desk.current = own;
      setState({ ...none, file, isReading: true });
      await openWith(own, { ask: 'open', file });
    },
    [close, openWith],
  );

  const { columns, dayStyle } = state;
  return {
    ...state,
    open,
    close,
    assign: (index: number, kind: ColumnKind) => desk.current && void read(desk.current, assignColumn(columns, index, kind), dayStyle),
    chooseHead: (head: number) => desk.current && void openWith(desk.current, { ask: 'head', head }),
    chooseDays: (style: DayStyle) => desk.current && void read(desk.current, columns, style),
    /** The rows of the sheet held against ours. Null where the sheet has gone meanwhile. */
    compare: useCallback(async (request: Omit<Extract<SheetRequest, { ask: 'compare' }>, 'ask'>) => {
      const reply = await desk.current?.ask({ ask: 'compare', ...request });
      return reply?.says === 'compared' ? reply.comparison : null;
    }, []),
    /** All compared rows as a file, made beside the page. Null where the sheet has gone meanwhile. */
    toFile: async (request: Omit<Extract<SheetRequest, { ask: 'file' }>, 'ask'>) => {
      const reply = await desk.current?.ask({ ask: 'file', ...request });
      return reply?.says === 'file' ? reply.sheet : null;
    },
  };
}

export type OpenSheet = ReturnType<typeof useSheetFile>;

interface Desk {
  ask: (request: SheetRequest) => Promise<SheetReply>;
  close: () => void;
}

function startDesk(): Desk {
  const worker = startWorker(sheetWorker);
  const waiting = new Map<number, (reply: SheetReply) => void>();
  let last = 0;
  const answerAll = (reply: SheetReply) => {
    for (const answer of waiting.values()) answer(reply);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<SheetReply>>) => {
    waiting.get(data.number)?.(data.of);
    waiting.delete(data.number);
  });
  // The code did not load, or the sheet was more than the worker could hold.
  worker.addEventListener('error', () => answerAll({ says: 'fault', fault: 'broken' }));
  return {
    ask: (of) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none: only windows do
        worker.postMessage({ number: last, of } satisfies Numbered<SheetRequest>);
      }),
    close: () => worker.terminate(),
  };
}
