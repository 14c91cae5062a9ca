import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

/** Answers a call that no scenario knows with 500 and says so: a story never reaches a network, and never by accident an empty answer. */
export async function startWorker() {
  const unknown = http.all('/api/*', ({ request }) => {
    console.error(`No scenario answers ${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json({ code: 500, message: 'No scenario answers this call' }, { status: 500 });
  });
  const worker = setupWorker(unknown);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}
