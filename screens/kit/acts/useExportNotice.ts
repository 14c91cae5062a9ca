import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { bilingual, toasts, useWords, type ToastMessage } from '#design-system';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';

const everyFiveSeconds = 5000;

/**
 * Says how a file has ended that was ordered here, on whatever page its reader is by then. It asks while the file is generated and no longer,
 * not while the page is hidden, and gives up where the service does: the file is among the downloads in any case.
 */
export function useExportNotice() {
  const t = useWords(words);
  const client = useQueryClient();
  return useCallback(
    (app: number, id: number) => {
      const observer = new QueryObserver(client, { ...exportJobs.all({ app }), refetchInterval: everyFiveSeconds });
      const stop = observer.subscribe(({ data, isError, isFetchedAfterMount }) => {
        // What is known from before knows nothing of this order.
        if (!isFetchedAfterMount) return;
        const job = data?.find((one) => one.id === id);
        if (!isError && (!job || job.state === 'running')) return;
        stop();
        if (job) toasts.show(messageOf(job, app));
      });

      function messageOf({ name, state }: ExportJob, of: number): ToastMessage {
        const action = { label: t.show, href: `/dataservice/dataexport?app=${of}` };
        switch (state) {
          case 'partly':
            return { kind: 'warning', title: t.partly(name), action };
          case 'empty':
            return { kind: 'info', title: t.empty(name), action };
          case 'failed':
            return { kind: 'bad', title: t.failed(name), action };
          default:
            return { kind: 'good', title: t.done(name), action };
        }
      }
    },
    [client, t],
  );
}

const words = bilingual({
  show: ['查看', 'View'],
  done: [(name: string) => `“${name}”已生成`, (name: string) => `“${name}” is ready`],
  partly: [(name: string) => `“${name}”已生成，缺几天数据`, (name: string) => `“${name}” is ready, with some days missing`],
  empty: [(name: string) => `“${name}”没有数据，未生成文件`, (name: string) => `“${name}” has no data, so there is no file`],
  failed: [(name: string) => `“${name}”没有生成`, (name: string) => `Couldn’t generate “${name}”`],
});
