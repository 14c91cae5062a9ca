import type { Plugin } from 'vite';
import { pageFor } from '../../app/deploy/page.ts';
import { demoAccount } from '../demoAccount.ts';
import type * as DevService from './dev-service.ts';

/** `npm run dev`: Vite's server with the service behind it, which is reloaded when its code changes. */
export function embeddedService(): Plugin {
  return {
    name: 'provena-service',
    // Only in this mode, because Storybook and the tests share this configuration and must never reach a service by accident.
    apply: (_, { command, mode }) => command === 'serve' && mode === 'service',
    transformIndexHtml: { order: 'pre', handler: (html) => pageFor(html, { config: { demo: demoAccount } }) },
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use((request, response, next) => {
        if (!/^\/(api|receiver)\//.test(request.url ?? '')) {
          next();
          return;
        }
        const load: Promise<typeof DevService> = ssrLoadModule('/mocks/server/dev-service.ts').then();
        load.then(({ answerInDev }) => answerInDev(request, response)).catch(next);
      });
    },
  };
}
