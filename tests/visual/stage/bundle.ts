import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Makes one classic script of a module and what it imports: for a page that is opened from the disk or before any other script. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', minify: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Nothing was made of ${entry}`);
  return output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}
