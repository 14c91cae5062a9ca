import react from '@vitejs/plugin-react';
import { build } from 'vite';

export interface Bundle {
  script: string;
  styles: string;
}

/** The whole console and the mocked service as one script, with its styles. As in development, where React says what is wrong. */
export async function bundle(): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    mode: 'development',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      lib: { entry: 'in-page/index.ts', formats: ['iife'], name: 'bundled', cssFileName: 'styles' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return {
    script: output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n'),
    styles: output.output.map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : '')).join('\n'),
  };
}
