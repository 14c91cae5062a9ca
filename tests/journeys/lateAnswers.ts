import { setTimeout as later } from 'node:timers/promises';
import type { Backend } from '#mocks/server/http/backend.ts';

/**
 * Answers that come late, each after another while, and so overtake each other. What a test reads before the answer it means has come, it reads of the
 * one before: on a machine that has nothing else to do that is never seen. `npm run flaky` runs the journeys over this.
 */
export function lateAnswers(backend: Backend): Backend {
  return {
    owns: (path) => backend.owns(path),
    async handle(...given) {
      await later(Math.random() * latest);
      await backend.handle(...given);
    },
    close: () => backend.close(),
  };
}

const latest = 800;
