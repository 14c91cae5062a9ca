import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { softwareInventory } from './app/deploy/software/inventory.ts';
import { versionDefines, versionOf } from './app/deploy/software/version.ts';
import { preloadEarly } from './app/preloadEarly.ts';
import { servedTracker } from './app/tracker/build/dev.ts';
import { servedProblem } from './mocks/recording/servedProblem.ts';
import { embeddedService } from './mocks/server/dev.ts';

// react-aria brings its words in thirty languages; the console speaks two.
const twoLanguages = { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const };

/**
 * What the first pages need is fetched in few files instead of in fifty, because every file costs a way to the server: what all of them need, the
 * sign-in, and what the first page behind it needs besides. All else is split by who shares it. What the sign-in shares with the shell stands in
 * the first, or a reader who is signed in would fetch the sign-in, too.
 */
const parts = [
  {
    name: 'entry',
    test: /\/app\/main\.tsx$|\/fields\/(text-field\/TextField|checkbox\/Checkbox)\.tsx$|\/kit\/acts\/useAct\.ts$|\/primitives\/(mark|text)\/\w+\.tsx$|\/foundation\/(figures|text\/inSentence)\.ts$|\/api\/account\/session\.ts$|\/primitives\/stack\/\w+\.tsx$|\/(kit\/purchase\/PurchaseLink|data\/details\/Details)\.tsx$|\/lib\/periods\/accountTime\.ts$/,
    priority: 3,
  },
  { name: 'login', test: /\/login\/Login\.tsx$/, priority: 2 },
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
      const parts = {
        login: fileOf('/login/Login.tsx'),
        shell: fileOf('/app/shell/Shell.tsx'),
        charts: fileOf('/plot/engine/engine.tsx'),
      };
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

/** What the chart engine is put together from, file by file. */
const chartParts = ['highcharts', 'accessibility'].flatMap((name) =>
  [
    ...readFileSync(`${import.meta.dirname}/design-system/charts/plot/engine/${name}.ts`, 'utf8').matchAll(
      /'(highcharts\/es-modules\/.+)'/g,
    ),
  ].map(([, part = '']) => part),
);

const apiOrigin = process.env['API_ORIGIN'];

export default defineConfig({
  plugins: [
    react(),
    twoLanguages,
    earlyScript,
    softwareInventory(),
    servedTracker(),
    servedProblem(),
    ...(apiOrigin ? [] : [embeddedService()]),
  ],
  define: versionDefines(versionOf(import.meta.dirname)),
  // The page names its files from the root of the server, or as its installation rewrites it; files find each other wherever they stand.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  // Styles travel without their indentation and comments.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } } },
  server: { proxy: apiOrigin ? { '/api': { target: apiOrigin, changeOrigin: true } } : {} },
  // A dependency that is found late makes Vite reload a test in the middle. Pages of benchmarks import packages that are not installed.
  optimizeDeps: {
    entries: ['index.html'],
    include: [
      '@internationalized/date',
      '@tanstack/react-query',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'fflate',
      'highcharts-react-official',
      'lucide-react',
      'react-aria-components',
      'react-hook-form',
      'react-router-dom',
      'styled-components',
      'valibot',
      ...chartParts,
    ],
  },
  // The reader of workbooks loads with the first of them, in a worker too.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Every browser that reads this script fetches modules ahead by itself.
    modulePreload: { polyfill: false },
    outDir: 'dist/console',
    // What a page may weigh is held by tests/journeys/bytes.test.ts, page by page and as it is sent.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { output: { codeSplitting: { groups: parts } } },
  },
});
