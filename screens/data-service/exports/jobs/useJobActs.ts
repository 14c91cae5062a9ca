import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { exports as orders } from '#app/api/exports.ts';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { useWatchFile } from '#app/lib/ordered-files/useFileOrders.ts';
import { undoBy, useAct, useDownload } from '#screens/kit/acts/index.ts';
import { jobWords } from '../words.ts';

interface Target {
  app: number;
  id: number;
  job: ExportJob;
}

/** What can be done with one file. */
export function useJobActs() {
  const t = useWords(jobWords);
  const app = useApp().id;
  const watch = useWatchFile();
  const download = useDownload(exportJobs.file());
  const again = useAct({
    call: exportJobs.again(),
    done: ({ body, job }: Target & { body: { isSplit: boolean } }) => (body.isSplit ? t.splitDone(job.name) : t.restarted(job.name)),
    failed: () => t.notStarted,
    // The parts of a file that is split are others.
    after: ({ ids }) => {
      for (const id of ids) watch(app, id);
    },
  });
  const cancel = useAct({
    call: exportJobs.cancel(),
    done: ({ job }: Target) => t.cancelled(job.name),
    failed: () => t.notCancelled,
    undo: ({ job }) => undoBy(orders.order(), { app, body: { ...job.order, name: job.name } }),
  });
  const remove = useAct({
    call: exportJobs.cancel(),
    confirm: ({ job }: Target) => ({ title: t.deleteTitle(job.name), children: t.deleteText, act: t.delete, kind: 'danger' }),
    done: ({ job }) => t.deleted(job.name),
  });
  const targetOf = (job: ExportJob): Target => ({ app, id: job.id, job });
  return {
    isBusy: download.isRunning || again.isRunning || cancel.isRunning,
    download: ({ id }: ExportJob) => void download.run({ app, id }),
    again: (job: ExportJob) => void again.run({ ...targetOf(job), body: { isSplit: false } }),
    split: (job: ExportJob) => void again.run({ ...targetOf(job), body: { isSplit: true } }),
    cancel: (job: ExportJob) => void cancel.run(targetOf(job)),
    delete: (job: ExportJob) => void remove.run(targetOf(job)),
  };
}

export type JobActs = ReturnType<typeof useJobActs>;
