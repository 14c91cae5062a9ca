import { expect, test } from 'vitest';
import { files } from '../source.ts';

/** What libraries do not promise, and the only files that may rely on it. `installed.test.ts` and `browser.test.ts` hold them to the installed versions. */
const internals: [name: string, use: RegExp, allowed: string[]][] = [
  ['React’s internals', /__CLIENT_INTERNALS/, ['tests/matrix/in-page/ownerStacks.ts']],
  // It throws when the cache is not found.
  ['React’s tree', /__react\w+\$|_reactInternal/, ['tests/journeys/manage/leftBehind.ts']],
  ['React’s list of work', /from 'scheduler'|\bunstable_/, ['.storybook/rendered/reactWork.ts']],
  ['what testing-library runs around events', /\beventWrapper\b/, ['.storybook/driven/own-events.ts']],
  ['the audit of axe', /\b_audit\b/, ['.storybook/driven/axe-audit.ts']],
  [
    'the preview of Storybook',
    /__STORYBOOK_(PREVIEW|ADDONS_CHANNEL)__/,
    ['tests/visual/ran/recorder.ts', 'tests/visual/stage/in-page/storybook.ts'],
  ],
  ['the props that Storybook reads', /__docgenInfo/, ['.storybook/props/propsPlugin.ts']],
  // Types tell when these go.
  [
    'unstable parts of react-aria',
    /\bUNSTABLE_/,
    ['design-system/overlays/toast/ToastRegion.tsx', 'design-system/overlays/toast/toasts.ts'],
  ],
  ['unsafe parts of react-router', /\bUNSAFE_/, ['app/lib/router.ts']],
];

// A test may build what a library would give.
const sources = files.filter(({ path }) => !path.startsWith('tests/architecture/internals/') && !path.endsWith('.test.ts'));

test.each(internals)('only the files named here rely on %s', (_, use, allowed) => {
  const users = sources.filter(({ lines }) => lines.some((line) => use.test(line))).map(({ path }) => path);
  expect(users.filter((path) => !allowed.includes(path))).toEqual([]);
  expect(users).not.toEqual([]);
});

test('no file changes a method of a library', () => {
  // A browser's own classes stay what they are when a library changes.
  const ofBrowser = new Set(['LockManager']);
  const changed = sources.flatMap(({ path, lines }) =>
    lines.flatMap((line) => [...line.matchAll(/\b(\w+)\.prototype\.\w+ = /g)].map(([, name = '']) => ({ path, name }))),
  );
  expect(changed.filter(({ name }) => !ofBrowser.has(name))).toEqual([]);
});
