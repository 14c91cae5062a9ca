import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// react-aria brings its words in thirty languages; the console speaks two.
const twoLanguages = { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const };

export default defineConfig({
  plugins: [react(), twoLanguages],
  // Found late, a dependency makes Vite reload a test in the middle.
  optimizeDeps: {
    include: [
      '@internationalized/date',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'fflate',
      'lucide-react',
      'react-aria-components',
      'react-hook-form',
      'styled-components',
    ],
  },
  build: { target: 'es2023', outDir: 'dist/console' },
  preview: { port: 4173, strictPort: true },
});
