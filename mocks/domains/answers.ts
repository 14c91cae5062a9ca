import type { Answer } from '../service/answer.ts';

/** Everything that the service answers. */
export const answers: readonly Answer[] = [];
