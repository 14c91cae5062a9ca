import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { handlersOf } from './service/handlers.ts';
import type { Service } from './service/service.ts';

/** Lets the service answer the calls of a test file. A test with an unanswered call fails, even if the code handles the failure. */
export function answerCalls(service: Service) {
  const unanswered: string[] = [];
  const other = http.all('*', ({ request }) => {
    unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ code: 500, message: 'Nothing answers this call', data: null }, { status: 500 });
  });
  const server = setupServer(...handlersOf(service), other);
  beforeAll(() => server.listen());
  afterEach(() => {
    const calls = unanswered.splice(0);
    if (calls.length) throw new Error(`Nothing answers ${calls.join(', ')}`);
  });
  afterAll(() => server.close());
}
