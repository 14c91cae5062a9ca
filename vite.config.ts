import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { embeddedService } from './mocks/server/dev.ts';

// react-aria brings its words in thirty languages; the console speaks two.
const twoLanguages = { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const };

/**
 * Two parts are fetched whole, each in one file instead of in fifty: what the way in needs, and what the first page behind it needs
 * besides. Every file costs a way to the server. All else is split by who shares it.
 */
const parts = [
  { name: 'early', test: /\/app\/routes\/early\.ts$|\/load-charts\.ts$/, priority: 3 },
  { name: 'entry', test: /\/app\/main\.tsx$|\/login\/Login\.tsx$/, priority: 2 },
  { name: 'console', test: /\/shell\/Shell\.tsx$|\/dashboard\/Dashboard\.tsx$/, priority: 1 },
];

/** `early.ts` runs as soon as it is there, and does not wait for the way in. */
const early: Plugin = {
  name: 'provena:early',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'app/routes/early.ts', name: 'early' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { path, bundle }) {
      const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith('/app/routes/early.ts'));
      if (path !== '/index.html' || !chunk) return [];
      return [
        { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` }, injectTo: 'head-prepend' },
      ];
    },
  },
};

const apiOrigin = process.env['API_ORIGIN'];

export default defineConfig({
  plugins: [react(), twoLanguages, early, ...(apiOrigin ? [] : [embeddedService()])],
  server: { proxy: apiOrigin ? { '/api': { target: apiOrigin, changeOrigin: true } } : {} },
  // Found late, a dependency makes Vite reload a test in the middle.
  optimizeDeps: {
    include: [
      '@internationalized/date',
      '@tanstack/react-query',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'fflate',
      'lucide-react',
      'react-aria-components',
      'react-hook-form',
      'react-router-dom',
      'styled-components',
      'valibot',
    ],
  },
  build: {
    target: 'es2023',
    outDir: 'dist/console',
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
});
