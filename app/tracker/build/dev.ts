import type { Plugin } from 'vite';
import { buildFull, buildTracker } from './build.ts';

/** `npm run dev`: both files at their addresses, built anew whenever a page asks for it. */
export function servedTracker(): Plugin {
  return {
    name: 'provena:tracker',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'service',
    configureServer({ middlewares }) {
      const files = { '/tracker/v2.js': () => buildTracker().then(({ script }) => script), '/tracker/v2.full.js': buildFull };
      for (const [path, make] of Object.entries(files))
        middlewares.use(path, (_, response, next) => {
          make().then((script) => response.setHeader('Content-Type', 'text/javascript').end(script), next);
        });
    },
  };
}
