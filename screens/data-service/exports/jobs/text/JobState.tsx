import { Status, useWords } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { jobWords } from '../../words.ts';

const tones = { running: 'live', done: 'good', partly: 'warning', empty: 'off', failed: 'negative', expired: 'off' } as const;

/** How a file ended, with the number of the specification. */
export function JobState({ of: { state } }: { of: ExportJob }) {
  const t = useWords(jobWords);
  return <Status tone={tones[state]}>{t[state]}</Status>;
}
