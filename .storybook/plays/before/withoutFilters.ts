import { http, HttpResponse } from 'msw';

/** A service that does not know of filters of logs: it answers as if none had been asked, and says nothing of them. */
export const withoutFilters = http.get('/api/1001/logs', async ({ request }) => {
  const address = new URL(request.url);
  // Asked again without them, it is answered by the scenario.
  if (!address.searchParams.has('filter')) return undefined;
  address.searchParams.delete('filter');
  const { content, ...rest } = await (await fetch(address, { headers: request.headers })).json();
  return HttpResponse.json({ ...rest, content: { ...content, filtered: undefined } });
});
