import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { named } from './names/indexer.ts';
import { propsPlugin } from './props/propsPlugin.ts';
import { screensPlugin } from './screens/plugin.ts';

// Pictures of the screens for the pages Review and of each screen. Storybook runs and builds for reading with them; the build whose stories are
// shot (`--test`, `tests/visual/stage/build.ts`) needs none, which spares it a hundred megabytes.
const pictures = { from: '../tests/visual/baselines', to: '/pictures' };

/** A workbench is no installation: it has no inventory, and its addresses are its own. */
const isNotOfTheConsole = (plugin: unknown) =>
  !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'provena:inventory');

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../design-system/**/*.stories.tsx', '../screens/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  // Storybook's own fonts are among the given ones.
  staticDirs: (given = [], { test: isShot }) => [...given, './public', '../public', ...(isShot ? [] : [pictures])],
  experimental_indexers: (indexers = []) => indexers.map(named),
  viteFinal: ({ experimental: _ofTheConsole, ...config }, { test: isShot }) => ({
    ...config,
    plugins: [...(config.plugins ?? []).filter(isNotOfTheConsole), screensPlugin(), ...(isShot ? [] : [propsPlugin()])],
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
  // Marks for what the addons name. They read the style of every element after every change, and nobody asks for them in a shot.
  features: (given, { test: isShot }) => ({ ...given, sidebarOnboardingChecklist: false, highlight: !isShot }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
