import type { Problem } from '#app/lib/problem/problem.ts';
import type { Scenario } from '../scenarios.ts';

/** A problem that somebody has recorded: its calls are answered as they were. */
export const recordedName = 'recorded';

export const recordedScenario = (recording: Problem): Scenario => ({
  chinese: '录制的问题',
  english: 'Recorded problem',
  meaning: ['接口按录制的内容应答', 'Calls are answered as recorded'],
  account: null,
  app: null,
  recording,
});
