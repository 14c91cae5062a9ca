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
  { name: 'format', says: 'prettier', command: 'prettier --check . --log-level warn --cache' },
  { name: 'unit', says: 'pure functions; walls, cycles, sizes, contract', command: vitest('unit', 'architecture') },
];

/** All of it, as the gate runs it. */
export const whole: Part[] = [
  ...quick,
  { name: 'service', says: 'the embedded service over real HTTP', command: vitest('service') },
  { name: 'tracker', says: 'the tracking script on the pages of others, in a browser', command: vitest('tracker') },
  { name: 'unused', says: 'files, exports and dependencies nobody uses', command: 'knip' },
  {
    name: 'stories',
    says: 'every story rendered, played and held against axe in both themes',
    command: `${vitest('stories')} --config .storybook/vitest.config.ts`,
  },
  { name: 'pictures', says: 'the static Storybook, and every picture in it against its baseline', command: 'tsx tests/visual/compare.ts' },
  { name: 'journeys', says: 'the built console in a browser', command: `vite build --logLevel warn && ${vitest('journeys')}` },
];
