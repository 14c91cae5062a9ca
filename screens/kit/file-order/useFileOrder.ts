import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts, useConfirm, useWords } from '#design-system';
import { exports as calls, type ExportOrder, type OrderedFile } from '#app/api/exports.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { useAct, useSaveDownload, type Act, type Call } from '#screens/kit/acts/index.ts';
import { isSameOrder } from './isSameOrder.ts';
import { words } from './words.ts';

interface FileOrder {
  app: number;
  body: ExportOrder;
}

interface FileOrderOptions {
  call?: Call<FileOrder, OrderedFile>;
  /** What exists now, where a task generates the file. */
  done?: () => string;
  failed: () => string;
  /** With the task that generates the file. A file that comes at once is saved, and nothing else follows. */
  after: (file: { id: number }) => void;
  isFailureInline?: boolean;
}

/**
 * Orders a file. The specification's call carries no key, so a second press after a lost answer would make a second file: where the same one is
 * being generated, that one is offered first.
 */
export function useFileOrder({ call = calls.order(), done, after, ...options }: FileOrderOptions): Act<FileOrder> {
  const t = useWords(words);
  const cache = useQueryClient();
  const ask = useConfirm();
  const [isLooking, setLooking] = useState(false);
  const save = useSaveDownload();
  const order = useAct({
    call,
    ...options,
    // Saving says that it was saved.
    ...(done && { done: (_: FileOrder, ordered: OrderedFile) => ('id' in ordered ? done() : undefined) }),
    after: (ordered: OrderedFile) => ('id' in ordered ? after(ordered) : save(ordered.file)),
  });
  const running = async ({ app, body }: FileOrder) => {
    setLooking(true);
    // Without the list the file is ordered, and the order reports what is wrong.
    const jobs = await cache.fetchQuery({ ...exportJobs.all({ app }), staleTime: 0 }).catch(() => []);
    setLooking(false);
    return jobs.find((job) => job.state === 'running' && isSameOrder(job.order, body));
  };
  const run = async (input: FileOrder) => {
    const same = await running(input);
    const question = { title: t.sameTitle, children: t.sameText, act: t.another, otherwise: t.useSame };
    if (same === undefined || (await ask(question))) return order.run(input);
    const title = done?.();
    if (title !== undefined) toasts.show({ kind: 'good', title });
    after(same);
    return true;
  };
  return { ...order, run, isRunning: isLooking || order.isRunning };
}
