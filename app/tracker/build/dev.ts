import type { Plugin } from 'vite';
import { buildTracker } from './build.ts';

/** `npm run dev`: the script at its address, built anew whenever a page asks for it. */
export function servedTracker(): Plugin {
  return {
    name: 'provena:tracker',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'service',
    configureServer({ middlewares }) {
      middlewares.use('/tracker/v2.js', (_, response, next) => {
        buildTracker().then(({ script }) => response.setHeader('Content-Type', 'text/javascript').end(script), next);
      });
    },
  };
}
