import { posix } from 'node:path';

/** The path from the root of what an import names, for what stays inside the project. `./worker.ts?worker&url` is the module of that worker. */
export function resolve(from: string, request: string): string | undefined {
  const [path = ''] = request.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (path === '#design-system') return 'design-system/index.ts';
  if (path.startsWith('#storybook/')) return `.storybook/${path.slice('#storybook/'.length)}`;
  return path.startsWith('#') ? path.slice(1) : undefined;
}

export const isWorker = (request: string) => /\?(.*&)?worker\b/.test(request);
