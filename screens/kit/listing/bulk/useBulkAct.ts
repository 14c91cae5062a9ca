import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts, useConfirm, useWords, type Question } from '#design-system';
import { clientOf } from '#app/api/client/queryClient.ts';
import { ApiError, type Trouble } from '#app/api/client/error.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Params } from '#app/lib/urlState.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';
import type { FailedRow } from './report.ts';
import { failuresOf, runBulk, type Outcome } from './runBulk.ts';

/** A declared call and what it is sent: a row by itself, or up to so many rows at once. */
type Sent<Row, Input> = { input: (row: Row) => Input } | { inputOf: (rows: readonly Row[]) => Input; perCall?: number };

type Given = Readonly<Record<string, unknown>>;

type BulkCall<Row, Input> = { call: Endpoint<Input, unknown> } & Sent<Row, Input>;

type BulkActOptions<Row, Input, Back> = BulkCall<Row, Input> & {
  verb: string;
  /** Rows for which it makes sense. The others of a selection are left as they are. */
  can?: (row: Row) => boolean;
  /** Asked before, about the rows that will be sent. */
  confirm?: (rows: readonly Row[]) => Omit<Question, 'onConfirm' | 'explain' | 'act'>;
  /** What exists now, where all were done: '12 apps disabled'. */
  done: (count: number) => string;
  undo?: BulkCall<Row, Back>;
};

export interface BulkAct {
  verb: string;
  run: () => void;
  isRunning: boolean;
}

/** Whether the row may have been written though no answer arrived: it is never sent again by a press. */
const isUnknown = (error: unknown) => error instanceof ApiError && (error.trouble === 'timeout' || error.trouble === 'cancelled');

const ending = new Set<Trouble>(['session', 'offline', 'unsent']);
const isFinal = (error: unknown) => error instanceof ApiError && ending.has(error.trouble);

/** Many rows in one call, where the call takes them. */
const usualPerCall = 200;

/**
 * Does something with the selected rows and says what became of each: `Done 12, failed 2`, with the reasons, and repeats only those that
 * failed. What is shown is asked again once, at the end.
 *
 *     const disable = useBulkAct(list, { verb: t.disable, call: apps.disable, input: ({ id }) => ({ id }), done: t.disabledMany });
 */
export function useBulkAct<Row, Filters extends Params, Input extends Given, Back extends Given = Input>(
  list: Listing<Row, Filters>,
  options: BulkActOptions<Row, Input, Back>,
): BulkAct {
  const t = useWords(listWords);
  const ask = useConfirm();
  const explain = useExplainError();
  const write = useBulkWriter<Row>();
  const [isRunning, setRunning] = useState(false);
  const { selection, reports, rowKey, nameOf } = list;
  const { verb, can = () => true, confirm, done, undo } = options;

  const inWords = ({ row, error }: Outcome<Row>): FailedRow => ({ key: rowKey(row), name: nameOf(row), reason: explain(error) });

  const takeBack = async (rows: readonly Row[], back: BulkCall<Row, Back>): Promise<void> => {
    const failed = failuresOf(await write(back, rows));
    if (!failed.length) {
      reports.show(null);
      toasts.show({ kind: 'info', title: t.undone });
      return;
    }
    const again = failed.map(({ row }) => row);
    const counts = { all: rows.length, done: rows.length - failed.length, again: failed.length };
    reports.show({ verb: t.undo, ...counts, isOver: true, failed: failed.map(inWords), retry: () => void takeBack(again, back) });
  };

  /** `before` were done by an earlier try of the same press, and `open` are those of which nobody knows. */
  const send = async (rows: readonly Row[], before: readonly Row[] = [], open: readonly FailedRow[] = []): Promise<void> => {
    const all = before.length + rows.length + open.length;
    const running = { verb, all, isOver: false, failed: [], again: 0, retry: () => {} };
    const onProgress = inPercents(rows.length, (finished) => reports.show({ ...running, done: before.length + finished }));
    setRunning(true);
    onProgress(0);
    const outcomes = await write(options, rows, onProgress);
    setRunning(false);
    selection.clear();
    const failed = failuresOf(outcomes);
    const written = [...before, ...outcomes.filter((one) => !failed.includes(one)).map(({ row }) => row)];
    const unknown = [...open, ...failed.filter(({ error }) => isUnknown(error)).map(inWords)];
    const refused = failed.filter(({ error }) => !isUnknown(error));
    if (refused.length + unknown.length > 0) {
      reports.show({
        ...running,
        done: written.length,
        isOver: true,
        failed: [...refused.map(inWords), ...unknown],
        again: refused.length,
        retry: () =>
          void send(
            refused.map(({ row }) => row),
            written,
            unknown,
          ),
      });
      return;
    }
    reports.show(null);
    const title = done(written.length);
    if (undo) toasts.undoable(title, { label: t.undo, onPress: () => void takeBack(written, undo) });
    else toasts.show({ kind: 'good', title });
  };

  const fetchSelected = async (): Promise<readonly Row[] | undefined> => {
    setRunning(true);
    try {
      return await selection.fetchRows();
    } catch (error) {
      toasts.show({ kind: 'bad', title: t.notFetched, detail: explain(error) });
      return undefined;
    } finally {
      setRunning(false);
    }
  };

  const begin = async () => {
    const rows = (await fetchSelected())?.filter(can);
    if (rows?.length === 0) toasts.show({ kind: 'info', title: t.noneCan });
    else if (rows && (!confirm || (await ask({ ...confirm(rows), act: verb })))) await send(rows);
  };

  const isBusy = isRunning || reports.current?.isOver === false;
  return {
    verb,
    isRunning: isBusy,
    run: () => void (isBusy ? undefined : begin()),
  };
}

/** A list of thousands is not drawn again for each of its rows. */
const inPercents = (rows: number, show: (finished: number) => void) => (finished: number) => {
  if (finished % Math.ceil(rows / 100) === 0) show(finished);
};

/** Writes past the cache of answers, which would ask for the whole list again after each row. */
function useBulkWriter<Row>() {
  const cache = useQueryClient();
  return async <Input extends Given>(
    options: BulkCall<Row, Input>,
    rows: readonly Row[],
    onProgress: (finished: number) => void = () => {},
  ) => {
    const { call } = options;
    const client = clientOf(cache);
    const outcomes =
      'inputOf' in options
        ? await runBulk({
            rows,
            send: async (part) => client.send(call, options.inputOf(part)),
            perCall: options.perCall ?? usualPerCall,
            isFinal,
            onProgress,
          })
        : await runBulk({
            rows,
            send: async (part) => Promise.all(part.map(async (row) => client.send(call, options.input(row)))),
            isFinal,
            onProgress,
          });
    await cache.invalidateQueries({ predicate: ({ queryKey }) => call.touches.some((touched) => touched === queryKey[0]) });
    return outcomes;
  };
}
