/** One part of the suite: what it is called, and the command that runs it. */
export interface Part {
  name: string;
  says: string;
  command: string;
}

const vitest = (...projects: string[]) => ['vitest run --reporter=dot', ...projects.map((project) => `--project ${project}`)].join(' ');

/** The fast loop, for every save: what needs no browser. */
export const quick: Part[] = [
  { name: 'types', says: 'TypeScript, strict', command: 'tsc -p .' },
  { name: 'lint', says: 'oxlint', command: 'oxlint --quiet' },
  { name: 'format', says: 'oxfmt', command: 'oxfmt --check' },
  { name: 'unit', says: 'pure functions; walls, cycles, sizes, contract', command: vitest('unit', 'architecture') },
];

/** Pictures are the same only where the renderer of the lockfile runs. */
const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

const beside: Part[] = [
  {
    name: 'matrix',
    says: 'routes that open, for every person, each cause why one is closed, once with everything failing: what has changed, and a share of the rest',
    command: 'tsx tests/matrix/matrix.ts --brief --since-whole',
  },
  { name: 'service', says: 'the embedded service over real HTTP', command: vitest('service') },
  {
    name: 'audit',
    says: 'what the registry knows against packages of the lockfile, where it can be asked',
    command: 'tsx tests/audit/audit.ts',
  },
  { name: 'unused', says: 'files, exports and dependencies nobody uses', command: 'knip' },
];

const inTheBrowser: Part[] = [
  { name: 'tracker', says: 'the tracking script on the pages of others, in a browser', command: vitest('tracker') },
  hasPinnedBrowser
    ? {
        name: 'stories',
        says: 'stories rendered, played, held against axe and against their pictures, in one visit: what has changed, and a share of the rest',
        command: 'tsx tests/visual/compare.ts --since-whole',
      }
    : {
        name: 'stories',
        says: 'every story rendered, played and held against axe in both themes; pictures are compared on Linux x64 only',
        command: `${vitest('stories')} --config .storybook/vitest.config.ts`,
      },
  { name: 'journeys', says: 'the built console in a browser', command: `npm run --silent build && ${vitest('journeys')}` },
];

/** As the gate runs it: of the stories those that may have changed since all of them were judged, and some of the others (decision 0079). What stands in one group runs at the same time: each of it leaves a core free. A browser wants all of them. */
export const whole: Part[][] = [quick, beside, ...inTheBrowser.map((part) => [part])];

/** The same with every story. */
export const everything: Part[][] = whole.map((group) =>
  group.map((part) => ({ ...part, command: part.command.replace(' --since-whole', '') })),
);
