import { Progress, Stack, Text, useWords } from '#design-system';
import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { jobWords } from '../../words.ts';
import { useJobText } from './useJobText.ts';

const tones = {
  running: 'secondary',
  done: 'secondary',
  partly: 'warning',
  empty: 'tertiary',
  failed: 'bad',
  expired: 'tertiary',
} as const;

/** The sentence of a file, with a bar while it is generated. */
export function JobText({ of: job }: { of: ExportJob }) {
  const t = useWords(jobWords);
  const textOf = useJobText();
  const text = (
    <Text kind="caption" tone={tones[job.state]}>
      {textOf(job)}
    </Text>
  );
  if (job.state !== 'running') return text;
  return (
    <Stack gap="1h">
      {text}
      <Progress label={t.running} {...(job.progress !== null && { value: job.progress })} />
    </Stack>
  );
}
