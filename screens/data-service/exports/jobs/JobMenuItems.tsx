import { CalendarRange, Download, ListPlus, RotateCw, Split, Trash2, X } from 'lucide-react';
import { MenuDivider, MenuItem, useWords } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { jobWords } from '../words.ts';
import { canSplit, hasFile } from './nextStep.ts';
import type { JobActs } from './useJobActs.ts';

interface JobMenuItemsProps {
  of: ExportJob;
  acts: JobActs;
  onNewDates: (job: ExportJob) => void;
}

/** All that can be done with a file. */
export function JobMenuItems({ of: job, acts, onNewDates }: JobMenuItemsProps) {
  const t = useWords(jobWords);
  const isRunning = job.state === 'running';
  return (
    <>
      {hasFile(job) && (
        <MenuItem icon={Download} onAction={() => acts.download(job)}>
          {job.state === 'partly' ? t.downloadPart : t.download}
        </MenuItem>
      )}
      {job.state === 'partly' && (
        <MenuItem icon={ListPlus} onAction={() => acts.again(job)}>
          {t.complete}
        </MenuItem>
      )}
      {canSplit(job) && (
        <MenuItem icon={Split} onAction={() => acts.split(job)}>
          {t.split}
        </MenuItem>
      )}
      {!isRunning && job.state !== 'partly' && (
        <MenuItem icon={RotateCw} onAction={() => acts.again(job)}>
          {t.again}
        </MenuItem>
      )}
      <MenuItem icon={CalendarRange} onAction={() => onNewDates(job)}>
        {t.newDatesLong}
      </MenuItem>
      <MenuDivider />
      {isRunning ? (
        <MenuItem icon={X} isDanger onAction={() => acts.cancel(job)}>
          {t.cancelLong}
        </MenuItem>
      ) : (
        <MenuItem icon={Trash2} isDanger onAction={() => acts.delete(job)}>
          {t.delete}
        </MenuItem>
      )}
    </>
  );
}
