import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Nothing here is about time: the limits are for what hangs, on the busiest machine. */
const patience = 60_000;

/** Files share what they import, which is most of their time: nothing here leaves anything behind in a module. */
const node = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: {
    name,
    environment: 'node',
    include,
    isolate: false,
    testTimeout: patience,
    hookTimeout: 2 * patience,
    expect: { poll: { timeout: patience / 2 } },
  },
});

export default defineConfig({
  test: {
    // Vitest keeps one core free, which on two is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What was compiled is kept from run to run, by its contents: `npm run check` is for every save.
    experimental: { fsModuleCache: true },
    projects: [
      node('unit', ['{design-system,app,mocks,screens}/**/*.test.ts', 'tests/links/*.test.ts']),
      node('architecture', ['tests/{access,architecture,audit,contract,matrix,monkey,run,visual}/**/*.test.ts']),
      node('service', ['tests/service/**/*.test.ts']),
      node('tracker', ['tests/tracker/**/*.test.ts']),
      node('journeys', ['tests/journeys/**/*.test.ts']),
    ],
  },
});
