import type { ExportJob } from '#app/api/ours/data/export-jobs.ts';

/** Of a file, as much as is said of it. */
export type ListedFile = Pick<ExportJob, 'id' | 'name' | 'state'>;

interface Ended {
  ended: readonly ListedFile[];
  /** They were canceled or deleted, so that nothing is left to say. */
  gone: readonly number[];
}

/**
 * What a list says of the files that are waited for. `answersSince` counts the answers that came since a file was ordered: what was known before
 * says nothing of it, and of one that is generated again it says how it ended the last time. An answer may have been on its way already, so that
 * gone is only what the second one lacks.
 */
export function endedFiles(waited: readonly number[], list: readonly ListedFile[], answersSince: (id: number) => number): Ended {
  const found = new Map(list.map((file) => [file.id, file]));
  return {
    ended: waited.flatMap((id) => found.get(id) ?? []).filter(({ id, state }) => state !== 'running' && answersSince(id) > 0),
    gone: waited.filter((id) => !found.has(id) && answersSince(id) > 1),
  };
}
