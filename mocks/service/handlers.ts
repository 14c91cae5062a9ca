import { http, type RequestHandler } from 'msw';
import type { Service } from './service.ts';

/** The service for a worker or for tests. What it does not know is left to the handlers behind these. */
export function handlersOf(service: Service): RequestHandler[] {
  return ['*/api/*', '*/receiver/*'].map((path) => http.all(path, async ({ request }) => (await service.handle(request)) ?? undefined));
}
