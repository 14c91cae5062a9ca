import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../design-system/**/*.stories.tsx', '../screens/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  staticDirs: ['./public', '../public'],
  addons: [
    // Tables in documentation pages.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // TypeScript 7 has no JavaScript API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
