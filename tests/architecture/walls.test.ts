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
  ['deploy', /^app\/deploy\//],
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
  mocks: ['core', 'deploy'],
  deploy: ['core'],
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
      // Secrets in addresses are known by one list, which imports nothing.
      (from === 'edge' && target === 'app/tracker/event/address.ts') ||
      // The page on which one opts out does it with the script's own hands.
      (from === 'core' && to === 'tracker' && isDynamic && file.path === 'app/session/tracking.ts') ||
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
  uqr: /^design-system\/primitives\/qr-code\//,
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

test('outside the design system its only doors are index.ts, styles.css and the foundation', () => {
  const door = /^design-system\/(index\.ts$|styles\.css$|foundation\/|tokens\/)/;
  const strays = files
    .filter((file) => !/^(design-system|tests|\.storybook)\//.test(file.path))
    .flatMap((file) =>
      file.imports
        .filter(({ target }) => target.startsWith('design-system/') && !door.test(target))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(strays).toEqual([]);
});

/** `screens/kit/listing/table/Rows.tsx` is of the kit `listing`; the report kit is large and has rooms with doors of their own: `report/why`. */
const kitOf = (path: string) => /^screens\/kit\/(report\/[^/]+(?=\/)|[^/]+)\//.exec(path)?.[1];
const kits = files.flatMap(({ path }) => (/^screens\/kit\/(report\/)?[^/]+\/index\.ts$/.test(path) ? [kitOf(path) ?? ''] : []));
const doorOf = (kit: string) => `screens/kit/${kit}/index.ts`;

test('a kit is entered through its door', () => {
  const strays = files
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      file.imports
        .filter(({ target }) => {
          const kit = kitOf(target);
          return kit !== undefined && kits.includes(kit) && kit !== kitOf(file.path) && target !== doorOf(kit);
        })
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(strays).toEqual([]);
});

test('screens enter a kit through its one door, and its rooms are for kits', () => {
  const strays = files
    .filter((file) => !isTest(file.path) && !file.path.startsWith('screens/kit/'))
    .flatMap((file) =>
      file.imports.filter(({ target }) => kitOf(target)?.includes('/')).map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(strays).toEqual([]);
});

/** What stands in a door; types come along with what they describe. */
const namesOf = (kit: string) =>
  [...(files.find(({ path }) => path === doorOf(kit))?.lines.join(' ') ?? '').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

test('a door has at most twelve names', () => {
  const counts = kits.map((kit) => ({ kit, count: namesOf(kit).length }));
  expect(counts.filter(({ count }) => count === 0 || count > 12)).toEqual([]);
});

test('no kit needs one that needs it', () => {
  const needs = new Map(
    kits.map((kit) => [
      kit,
      new Set(
        files
          .filter(({ path }) => kitOf(path) === kit && !isTest(path) && !isStory(path))
          .flatMap(({ imports }) => imports.flatMap(({ target }) => kitOf(target) ?? []).filter((other) => other !== kit)),
      ),
    ]),
  );
  // Whoever needs nobody that is left is taken away; what cannot be taken away goes in a circle.
  const left = new Set(needs.keys());
  for (let free = [...left]; free.length;) {
    free = [...left].filter((kit) => ![...(needs.get(kit) ?? [])].some((other) => left.has(other)));
    for (const kit of free) left.delete(kit);
  }
  expect([...left]).toEqual([]);
});

test('the report kit stays small, all of it', () => {
  const lines = files
    .filter(({ path }) => path.startsWith('screens/kit/report/') && !isTest(path) && !isStory(path))
    .reduce((sum, file) => sum + file.lines.length, 0);
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(5_400);
});

test('days end by the clock of the reports, and never by that of their reader', () => {
  const own = files.filter(({ path, lines }) => /^(app|screens)\//.test(path) && lines.some((line) => line.includes('todayHere')));
  expect(own.map(({ path }) => path)).toEqual([]);
});
