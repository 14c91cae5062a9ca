import { useState } from 'react';
import { toasts, useWords, type Question } from '#design-system';
import { ApiError, isSafeToRepeat } from '#app/api/client/error.ts';
import type { Params } from '#app/lib/urlState.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';
import type { OpenRow } from './report.ts';
import { useBulkQuestion } from './useBulkQuestion.tsx';
import { useBulkUndo } from './useBulkUndo.ts';
import { failuresOf, type Outcome } from './runBulk.ts';
import { useBulkWriter, type BulkCall, type Given } from './useBulkWriter.ts';

type BulkActOptions<Row, Input, Back, Answer, BackAnswer> = BulkCall<Row, Input, Answer> & {
  verb: string;
  /** Rows for which it makes sense. The others of a selection are left as they are. */
  can?: (row: Row) => boolean;
  /** Why it makes no sense for a row, such as the state it is in: `已停用`. */
  skipped?: (row: Row) => string;
  /** The question before the rows are sent. Without it, a general question comes before more than 20 rows. */
  confirm?: (rows: readonly Row[]) => Omit<Question, 'onConfirm' | 'explain' | 'act'>;
  /** What exists now, where all were done: '12 apps disabled'. */
  done: (count: number) => string;
  undo?: BulkCall<Row, Back, BackAnswer>;
  /** Where some rows are not as they were, those that can be sent again are shown to the reader first: `resume` sends them. */
  review?: (rows: readonly Row[]) => void;
};

/** What an earlier try of the same press has done, what cannot be sent again, and what was never sent. */
interface Earlier<Row> {
  written: readonly Row[];
  open: readonly OpenRow[];
  skipped: readonly OpenRow[];
}

export interface BulkAct<Row = never> {
  verb: string;
  run: () => void;
  /** The same for rows that the reader has before them, and not as they may be by now. */
  runOn: (rows: readonly Row[]) => void;
  /** Sends what was reviewed, and counts it with what was done before. */
  resume: (rows: readonly Row[]) => void;
  isRunning: boolean;
}

const none = { written: [], open: [], skipped: [] } as const;

/** Whether the row may have been written though no answer arrived, and would be written twice by another press. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.trouble === 'timeout' || error.trouble === 'cancelled') && !isSafeToRepeat(error);

/** What an answer leaves out goes again where the answer says what it is now: else it does not exist any more. */
const canGoAgain = <Row>({ error, refusal }: Outcome<Row>) => (refusal ? refusal.now !== undefined : !isUnknown(error));

/**
 * Does something with the selected rows and says what became of each: `Done 12, failed 2`, with the reasons, and repeats only those that
 * failed. What is shown is asked again once, at the end.
 *
 *     const disable = useBulkAct(list, { verb: t.disable, call: apps.disable, input: ({ id }) => ({ id }), done: t.disabledMany });
 */
export function useBulkAct<Row, Filters extends Params, Input extends Given, Answer, Back extends Given = Input, BackAnswer = unknown>(
  list: Listing<Row, Filters>,
  options: BulkActOptions<Row, Input, Back, Answer, BackAnswer>,
): BulkAct<Row> {
  const t = useWords(listWords);
  const explain = useExplainError();
  const write = useBulkWriter<Row>();
  const [isRunning, setRunning] = useState(false);
  const [reviewed, setReviewed] = useState<Earlier<Row>>(none);
  const { selection, reports, rowKey, nameOf } = list;
  const { verb, can = () => true, skipped: skipReason = () => t.notApplicable, confirm, done, undo, review } = options;
  const ask = useBulkQuestion(verb);

  const inWords = ({ row, error, refusal }: Outcome<Row>): OpenRow => ({
    key: rowKey(row),
    name: nameOf(row),
    reason: refusal?.reason ?? explain(error),
  });

  const takeBack = useBulkUndo(reports, inWords);
  const send = async (rows: readonly Row[], earlier: Earlier<Row> = none): Promise<void> => {
    const all = earlier.written.length + rows.length + earlier.open.length;
    const { skipped } = earlier;
    const running = { verb, all, isOver: false, isReviewed: false, failed: [], skipped, again: 0, retry: () => {} };
    const onProgress = inPercents(rows.length, (finished) => reports.show({ ...running, done: earlier.written.length + finished }));
    setRunning(true);
    onProgress(0);
    const outcomes = await write(options, rows, onProgress);
    setRunning(false);
    selection.clear();
    const { written, again, hasMovedOn, open, failed } = settled(outcomes, earlier, inWords);
    const undoWritten = undo && written.length > 0 ? () => void takeBack(written, undo) : undefined;
    if (failed.length > 0) {
      reports.show({
        ...running,
        done: written.length,
        isOver: true,
        isReviewed: review !== undefined && hasMovedOn,
        failed,
        again: again.length,
        retry: () => {
          if (!review || !hasMovedOn) return void send(again, { written, open, skipped });
          setReviewed({ written, open, skipped });
          review(again);
        },
        ...(undoWritten && { undo: undoWritten }),
      });
      return;
    }
    reports.show(skipped.length > 0 ? { ...running, done: written.length, isOver: true } : null);
    toasts.showUntilClosed({
      kind: 'good',
      title: done(written.length),
      ...(skipped.length > 0 && { detail: t.stayed(skipped.length) }),
      ...(undoWritten && { action: { label: t.undo, onPress: undoWritten } }),
    });
  };
  const skippedOf = (rows: readonly Row[]): readonly OpenRow[] =>
    rows.filter((row) => !can(row)).map((row) => ({ key: rowKey(row), name: nameOf(row), reason: skipReason(row) }));

  const begin = async () => {
    setRunning(true);
    const selected = await selection.fetchRows().catch((error: unknown) => {
      toasts.show({ kind: 'bad', title: t.notFetched, detail: explain(error) });
    });
    setRunning(false);
    if (!selected) return;
    const [rows, skipped] = [selected.filter(can), skippedOf(selected)];
    if (rows.length === 0) toasts.show({ kind: 'info', title: t.noneCan });
    else if (await ask(rows.length, skipped, confirm?.(rows))) await send(rows, { ...none, skipped });
  };

  const isBusy = isRunning || reports.current?.isOver === false;
  return {
    verb,
    isRunning: isBusy,
    run: () => void (isBusy ? undefined : begin()),
    runOn: (rows) => void (isBusy ? undefined : send(rows.filter(can), { ...none, skipped: skippedOf(rows) })),
    resume: (rows) => void (isBusy ? undefined : send(rows.filter(can), reviewed)),
  };
}

/** How a press has ended, with what an earlier try of it has done: what was written, what may go again, and all that failed in words. */
function settled<Row>(outcomes: readonly Outcome<Row>[], earlier: Earlier<Row>, inWords: (outcome: Outcome<Row>) => OpenRow) {
  const failed = failuresOf(outcomes);
  const again = failed.filter(canGoAgain);
  const open = [...earlier.open, ...failed.filter((one) => !canGoAgain(one)).map(inWords)];
  return {
    written: [...earlier.written, ...outcomes.filter((one) => !failed.includes(one)).map(({ row }) => row)],
    again: again.map(({ row, refusal }) => refusal?.now ?? row),
    /** Some are not as they were when they were sent: only those are worth another look. */
    hasMovedOn: again.some(({ refusal }) => refusal !== undefined),
    open,
    failed: [...again.map(inWords), ...open],
  };
}

/** A list of thousands is not drawn again for each of its rows. */
const inPercents = (rows: number, show: (finished: number) => void) => (finished: number) => {
  if (finished % Math.ceil(rows / 100) === 0) show(finished);
};
