import type { GateRecord } from '../compare/record.ts';

/** Whether a run looked at everything that there is, axe included, and has nothing to say but which pictures look otherwise. */
export function isWhole({ filter, shard, since, stories, spent, complaints, findings }: GateRecord): boolean {
  const isOfAll = filter === '' && !shard && since === undefined && stories !== undefined && stories.judged === stories.all;
  const hasAxe = spent?.some(([what, seconds]) => what === 'axe' && seconds > 0) ?? false;
  return isOfAll && hasAxe && !complaints?.length && findings.every(({ status }) => status !== 'failed');
}
