import { expect, test } from 'vitest';
import { files, isStory, isTest, type SourceFile } from './source.ts';

/** The rooms of the house. The first pattern that fits a path names its room. */
const rooms: [name: string, pattern: RegExp][] = [
  ['foundation', /^design-system\/(foundation|tokens)\//],
  ['primitives', /^design-system\/primitives\//],
  ['overlays', /^design-system\/overlays\//],
  ['fields', /^design-system\/fields\//],
  ['data', /^design-system\/data\//],
  ['charts', /^design-system\/charts\//],
  ['layout', /^design-system\/layout\//],
  ['design-system', /^design-system\/(index\.ts|styles\.css)$/],
  ['core', /^app\/(api|access|session|lib)\//],
  ['tracker', /^app\/tracker\//],
  ['edge', /^app\//],
  ['kit', /^screens\/kit\//],
  ['screen', /^screens\//],
  ['mocks', /^mocks\//],
  ['storybook', /^\.storybook\//],
  ['tests', /^tests\//],
];

const layers = ['foundation', 'primitives', 'overlays', 'fields', 'data', 'charts', 'layout'];

/** Who may import whom, besides the own room. */
const mayImport: Record<string, string[]> = {
  ...Object.fromEntries(layers.map((layer, index) => [layer, layers.slice(0, index)])),
  'design-system': layers,
  core: ['foundation'],
  kit: ['design-system', 'core'],
  screen: ['design-system', 'core', 'kit'],
  edge: ['design-system', 'core', 'kit'],
  mocks: ['core'],
  tracker: [],
};

const roomOf = (path: string) => rooms.find(([, pattern]) => pattern.test(path))?.[0] ?? 'nowhere';

/** Two screens are two rooms: `screens/monitor/ad-details` may not look into `screens/monitor/overview`. */
const ownFolder = (path: string) => path.split('/').slice(0, 3).join('/');

function trespasses(file: SourceFile): string[] {
  const from = roomOf(file.path);
  // Stories and tests stand beside what they show and may use everything.
  if (from === 'storybook' || isTest(file.path)) return [];
  return file.imports.flatMap(({ target, isInside, isDynamic }) => {
    const to = isInside ? roomOf(target) : '';
    const isAllowed =
      !isInside ||
      (isStory(file.path) && to === 'storybook') ||
      (from === 'screen' && to === 'screen' ? ownFolder(target) === ownFolder(file.path) : to === from) ||
      (mayImport[from]?.includes(to) ?? false) ||
      (from === 'edge' && to === 'screen' && isDynamic && file.path.startsWith('app/routes/')) ||
      // The page on which one opts out does it with the script's own hands.
      (from === 'core' && to === 'tracker' && isDynamic && file.path === 'app/session/tracking.ts') ||
      // What is fetched beside the way in waits for nothing of it.
      (file.path === 'app/routes/early.ts' && target === 'design-system/charts/load-charts.ts') ||
      (from === 'edge' && to === 'mocks' && isDynamic && file.path === 'app/main.tsx');
    return isAllowed ? [] : [`${file.path} (${from}) may not import ${target} (${to})`];
  });
}

test('every file stands in a room', () => {
  expect(files.filter((file) => roomOf(file.path) === 'nowhere').map((file) => file.path)).toEqual([]);
});

test('nobody imports through a wall', () => {
  expect(files.flatMap(trespasses)).toEqual([]);
});

/** Packages that only one place may know, so that they can be replaced there. */
const keepers: Record<string, RegExp> = {
  highcharts: /^design-system\/charts\//,
  'highcharts-react-official': /^design-system\/charts\//,
  'react-router-dom': /^(app\/lib\/router\.ts|\.storybook\/)/,
  dompurify: /^app\/lib\/html\.tsx?$/,
  msw: /^(mocks|\.storybook)\//,
};

test('a package with a keeper is imported only there', () => {
  const strays = files
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      file.imports
        .filter(({ target }) => keepers[target] && !keepers[target].test(file.path))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(strays).toEqual([]);
});

test('outside the design system its only doors are index.ts, styles.css, the foundation and what fetches the charts', () => {
  const door = /^design-system\/(index\.ts$|styles\.css$|foundation\/|tokens\/|charts\/load-charts\.ts$)/;
  const strays = files
    .filter((file) => !/^(design-system|tests|\.storybook)\//.test(file.path))
    .flatMap((file) =>
      file.imports
        .filter(({ target }) => target.startsWith('design-system/') && !door.test(target))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(strays).toEqual([]);
});

test('the report kit has one door, of at most twelve names', () => {
  const inside = /^screens\/kit\/report\//;
  const door = 'screens/kit/report/index.ts';
  const strays = files
    .filter((file) => !inside.test(file.path) && !isTest(file.path))
    .flatMap((file) =>
      file.imports.filter(({ target }) => inside.test(target) && target !== door).map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(strays).toEqual([]);
  const said = files.find(({ path }) => path === door)?.lines.join(' ') ?? '';
  const names = [...said.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(12);
});
