import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** A call that no scenario knows is answered with 500, which says so: a story never reaches a network, and never by accident an empty answer. */
const unknown = http.all('/api/*', ({ request }) => {
  console.error(`No scenario answers ${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.json({ code: 500, message: 'No scenario answers this call' }, { status: 500 });
});

/** For people, whose browser shows each call. */
export async function startWorker(): Promise<SetupWorker> {
  if ('pictures' in window) return startInPage();
  const worker = setupWorker(unknown);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

/**
 * For whoever drives the page and looks at hundreds of stories in it: calls are answered where they are made. A worker beside the page can be stopped by
 * the browser, and one that begins anew does not know the page.
 */
async function startInPage(): Promise<SetupWorker> {
  const { setupServer } = await import('msw/native');
  const server = setupServer(unknown);
  server.listen({ onUnhandledRequest: 'bypass' });
  window.pictures.watchCalls();
  const { use, resetHandlers, restoreHandlers, listHandlers } = server;
  return Object.assign(setupWorker(), { use, resetHandlers, restoreHandlers, listHandlers });
}
