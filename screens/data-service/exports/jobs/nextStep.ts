import { dayCount } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { rangeOf } from './rangeOf.ts';

/** The days of one part, where an order is split. */
const week = 7;

export type NextStep = 'cancel' | 'download' | 'complete' | 'newDates' | 'split' | 'again';

export const daysOf = ({ order }: Pick<ExportJob, 'order'>): number => dayCount(rangeOf(order));

/** A week is not split any further; and what its reader may not have is refused in every part. */
export const canSplit = (job: ExportJob): boolean => job.state === 'failed' && job.reason !== 'refused' && daysOf(job) > week;

export const hasFile = ({ state }: ExportJob): boolean => state === 'done' || state === 'partly';

/** What helps most with a file in its state. */
export function nextStep(job: ExportJob): NextStep {
  switch (job.state) {
    case 'running':
      return 'cancel';
    case 'done':
      return 'download';
    case 'partly':
      return 'complete';
    case 'empty':
      return 'newDates';
    case 'failed':
      return canSplit(job) ? 'split' : 'again';
    case 'expired':
      return 'again';
  }
}
