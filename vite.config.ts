import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { softwareInventory } from './app/deploy/software/inventory.ts';
import { preloadEarly } from './app/preloadEarly.ts';
import { servedTracker } from './app/tracker/build/dev.ts';
import { embeddedService } from './mocks/server/dev.ts';

// react-aria brings its words in thirty languages; the console speaks two.
const twoLanguages = { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const };

/**
 * Two parts are fetched whole, each in one file instead of in fifty: what the way in needs, and what the first page behind it needs
 * besides. Every file costs a way to the server. All else is split by who shares it.
 */
const parts = [
  { name: 'entry', test: /\/app\/main\.tsx$|\/login\/Login\.tsx$/, priority: 2 },
  { name: 'console', test: /\/shell\/Shell\.tsx$|\/dashboard\/Dashboard\.tsx$/, priority: 1 },
];

/** Writes `early` with the names of the files that it fetches, and puts it at the head of the page. */
const earlyScript: Plugin = {
  name: 'provena:early',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const fileOf = (module: string) => {
        const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(module)));
        return found ? found.fileName : this.error(`No file of the build holds ${module}`);
      };
      const parts = { shell: fileOf('/app/shell/Shell.tsx'), charts: fileOf('/design-system/charts/plot/engine.tsx') };
      this.emitFile({ type: 'asset', name: 'early.js', source: `(${preloadEarly.toString()})(${JSON.stringify(parts)});\n` });
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const script = Object.keys(bundle).find((name) => /\/early-[\w-]+\.js$/.test(name));
      return script ? [{ tag: 'script', attrs: { async: true, src: `/${script}` }, injectTo: 'head-prepend' }] : [];
    },
  },
};

const apiOrigin = process.env['API_ORIGIN'];

export default defineConfig({
  plugins: [react(), twoLanguages, earlyScript, softwareInventory(), servedTracker(), ...(apiOrigin ? [] : [embeddedService()])],
  // The page names its files from the root of the server, or as its installation rewrites it; files find each other wherever they stand.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
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
  // The reader of workbooks loads with the first of them, in a worker too.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist/console',
    // What a page may weigh is held by tests/journeys/bytes.test.ts, page by page and as it is sent.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
});
