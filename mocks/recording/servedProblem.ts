import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { problemUrl, variables } from './problemUrl.ts';

/** The recording of `--scenario`, for the page; `npm run dev` also leads from its first page to the recorded one. `start.ts` has checked it. */
export function servedProblem(): Plugin {
  const { [variables.file]: file, [variables.address]: address = '/' } = process.env;
  const recorded = `${address}${address.includes('?') ? '&' : '?'}scenario=recorded`;
  return {
    name: 'provena-recorded-problem',
    apply: () => file !== undefined,
    configureServer({ middlewares, config: { mode } }) {
      middlewares.use((request, response, next) => {
        if (request.url === problemUrl) response.setHeader('Content-Type', 'application/json').end(readFileSync(file ?? ''));
        else if (request.url === '/' && mode === 'service') response.writeHead(302, { Location: recorded }).end();
        else next();
      });
    },
  };
}
