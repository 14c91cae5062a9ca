import type { Need } from './suite/needs.ts';

/**
 * One part of the suite. This file is the one list of them: `npm test`, the workflows and the README name parts by these names, and
 * `steps/steps.test.ts` fails when one of them names something else or leaves a part out.
 */
export interface Part {
  name: string;
  description: string;
  command: string;
  /** Judges everything, where `command` judges a selection. */
  fullCommand?: string;
  /** What a machine may lack. The part is then skipped by name. */
  needs?: Need;
}

const vitest = (...projects: string[]) =>
  ['vitest run --reporter=dot --reporter=./tests/run/skippedTests.ts', ...projects.map((project) => `--project ${project}`)].join(' ');

/** The fast loop, for every save: what needs no browser. */
export const quick: Part[] = [
  { name: 'types', description: 'TypeScript, strict', command: 'tsc -p .' },
  { name: 'lint', description: 'oxlint', command: 'oxlint --quiet' },
  { name: 'format', description: 'oxfmt', command: 'oxfmt --check' },
  { name: 'unit', description: 'pure functions; walls, cycles, sizes, contract', command: vitest('unit', 'architecture') },
];

/** Pictures are the same only where the renderer of the lockfile runs. */
const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

const withoutBrowser: Part[] = [
  {
    name: 'matrix',
    description: 'routes that open, for every person, each cause why one is closed, once with everything failing',
    command: 'tsx tests/matrix/matrix.ts --brief --changed',
    fullCommand: 'tsx tests/matrix/matrix.ts --brief',
  },
  { name: 'service', description: 'the embedded service over real HTTP', command: vitest('service') },
  {
    name: 'audit',
    description: 'advisories of the registry about the packages of the lockfile',
    command: 'tsx tests/audit/audit.ts',
    needs: 'network',
  },
  { name: 'unused', description: 'files, exports and dependencies that nothing uses', command: 'knip' },
];

const withBrowser: Part[] = [
  { name: 'tracker', description: 'the tracking script on the pages of others, in a browser', command: vitest('tracker') },
  hasPinnedBrowser
    ? {
        name: 'stories',
        description: 'stories rendered, played, checked by axe and compared with what was accepted of them',
        command: 'tsx tests/visual/compare.ts --changed --and-share',
        fullCommand: 'tsx tests/visual/compare.ts',
      }
    : {
        name: 'stories',
        description: 'every story rendered, played and checked by axe in both themes; pictures are compared on Linux x64 only',
        command: `${vitest('stories')} --config .storybook/vitest.config.ts`,
      },
  { name: 'journeys', description: 'the built console in a browser', command: `npm run --silent build && ${vitest('journeys')}` },
];

/**
 * As `npm test` runs it: stories and routes whose sources have changed since they were judged, and some of the others (decision 0079).
 * Parts of one group run at the same time, because each leaves a core free. A part with a browser uses all cores.
 */
export const usual: Part[][] = [quick, withoutBrowser, ...withBrowser.map((part) => [part])];

/** The same parts, each judging everything: `npm test -- --all`. */
export const everything: Part[][] = usual.map((group) =>
  group.map(({ fullCommand, ...part }) => ({ ...part, command: fullCommand ?? part.command })),
);
