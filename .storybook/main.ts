import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { versionDefines } from '../app/deploy/software/version.ts';
import { variedPlugin, withVaried } from './chromatic/variedStories.ts';
import { named } from './names/indexer.ts';
import { propsPlugin } from './props/propsPlugin.ts';
import { screensPlugin } from './screens/plugin.ts';

// Small pictures of the screens for the page Review. The build whose stories are shot (`--test`, `tests/visual/stage/build.ts`) has no such page.
const portraits = { from: '../tests/visual/portraits', to: '/portraits' };

/** `npm run chromatic` builds stories that no other Storybook has. */
const isForChromatic = process.env['FOR_CHROMATIC'] === 'true';

/** A workbench is no installation: it has no inventory, and its addresses are its own. */
const isNotOfTheConsole = (plugin: unknown) =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'provena:inventory');

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../design-system/**/*.stories.tsx', '../screens/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  // Storybook's own fonts are among the given ones.
  staticDirs: (given = [], { test: isShot }) => [...given, './public', '../public', ...(isShot ? [] : [portraits])],
  experimental_indexers: (indexers = []) => indexers.map(named).map((indexer) => (isForChromatic ? withVaried(indexer) : indexer)),
  viteFinal: ({ experimental: _ofTheConsole, ...config }, { test: isShot }) => ({
    ...config,
    // Pictures must not change with every commit.
    define: { ...config.define, ...versionDefines({ version: '1.4.2', commit: '7d21f0c3a9be' }) },
    plugins: [
      ...(config.plugins ?? []).filter(isNotOfTheConsole),
      screensPlugin(),
      ...(isShot ? [] : [propsPlugin()]),
      ...(isForChromatic ? [variedPlugin()] : []),
    ],
  }),
  addons: [
    // Tables in documentation pages.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The props of the parts whose stories are looked at are read by `props/propsPlugin.ts`.
  typescript: { reactDocgen: false },
  features: (given, { test: isShot }) => ({
    ...given,
    sidebarOnboardingChecklist: false,
    // The highlighter reads the style of every element after every change, and the gate never shows its marks.
    highlight: !isShot,
    // Storybook would read all modules of all stories while the first page loads, to mark those that have changed. `npm run changed` finds them.
    changeDetection: false,
  }),
  // The record of what a story executes reads them (`tests/visual/ran`).
  build: { test: { disableSourcemaps: false } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
