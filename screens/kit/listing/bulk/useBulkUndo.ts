import { useEffect, useRef } from 'react';
import { toasts, useWords } from '#design-system';
import { listWords } from '../words.ts';
import type { BulkReports, OpenRow } from './report.ts';
import { failuresOf, type Outcome } from './runBulk.ts';
import { useBulkWriter, type BulkCall, type Given } from './useBulkWriter.ts';

/** Takes an act upon many rows back, and repeats only those that failed. Its toast outlives the page, so what failed is then said in another one. */
export function useBulkUndo<Row>(reports: BulkReports, inWords: (outcome: Outcome<Row>) => OpenRow) {
  const t = useWords(listWords);
  const write = useBulkWriter<Row>();
  const isOnPage = useRef(true);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  const takeBack = async <Back extends Given, Answer>(rows: readonly Row[], back: BulkCall<Row, Back, Answer>): Promise<void> => {
    // It cannot be pressed twice.
    reports.show(null);
    const failed = failuresOf(await write(back, rows));
    if (!failed.length) {
      toasts.show({ kind: 'info', title: t.undone });
      return;
    }
    const again = failed.map(({ row, refusal }) => refusal?.now ?? row);
    const done = rows.length - failed.length;
    const retry = () => void takeBack(again, back);
    const counts = { all: rows.length, done, again: failed.length };
    reports.show({ verb: t.undo, ...counts, isOver: true, isReviewed: false, failed: failed.map(inWords), skipped: [], retry });
    if (!isOnPage.current)
      toasts.show({
        kind: 'bad',
        title: t.result(t.undo, { done, failed: failed.length, skipped: 0 }),
        action: { label: t.retryUndo, onPress: retry },
      });
  };
  return takeBack;
}
