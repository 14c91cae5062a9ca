import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const node = (name: string, include: string[], patience = 5000): TestProjectInlineConfiguration => ({
  test: { name, environment: 'node', include, testTimeout: patience, hookTimeout: 2 * patience },
});

/** For what starts other programs: a busy machine takes its time. */
const long = 60_000;

export default defineConfig({
  test: {
    projects: [
      node('unit', ['{design-system,app,mocks,screens}/**/*.test.ts']),
      node('architecture', ['tests/{access,architecture,contract,visual}/**/*.test.ts']),
      node('service', ['tests/service/**/*.test.ts'], long),
      node('tracker', ['tests/tracker/**/*.test.ts'], long),
      node('journeys', ['tests/journeys/**/*.test.ts'], long),
    ],
  },
});
