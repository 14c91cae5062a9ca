import { Button, useWords } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { jobWords } from '../words.ts';
import { nextStep } from './nextStep.ts';
import { useJobActs } from './useJobActs.ts';

/** The act that helps most with a file in its state. */
export function JobButton({ of: job, onNewDates }: { of: ExportJob; onNewDates: (job: ExportJob) => void }) {
  const t = useWords(jobWords);
  const acts = useJobActs();
  const step = nextStep(job);
  const run = { ...acts, complete: acts.again, newDates: onNewDates }[step];
  return (
    <Button size="sm" kind={step === 'cancel' ? 'ghost' : 'secondary'} isBusy={acts.isBusy} onPress={() => run(job)}>
      {t[step]}
    </Button>
  );
}
