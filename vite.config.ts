import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embeddedService } from './mocks/server/dev.ts';

// react-aria brings its words in thirty languages; the console speaks two.
const twoLanguages = { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const };

const apiOrigin = process.env['API_ORIGIN'];

export default defineConfig({
  plugins: [react(), twoLanguages, ...(apiOrigin ? [] : [embeddedService()])],
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
  build: { target: 'es2023', outDir: 'dist/console' },
});
