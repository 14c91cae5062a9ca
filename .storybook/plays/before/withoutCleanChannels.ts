import { http, HttpResponse } from 'msw';

/** In every channel of the first app two of a hundred installs or more are suspicious: none is clean, and install delays have no benchmark. */
export const withoutCleanChannels = http.get('/api/report/1001/effectevaluate', async ({ request }) => {
  const address = new URL(request.url);
  // Asked again, it is answered by the scenario.
  if (address.searchParams.has('again')) return undefined;
  address.searchParams.set('again', '1');
  const { content, ...rest } = await (await fetch(address, { headers: request.headers })).json();
  const list = content.list.map((row: { values: Record<string, number | null> }) =>
    'suspectRate' in row.values ? { ...row, values: { ...row.values, suspectRate: 0.02 + (row.values['suspectRate'] ?? 0) } } : row,
  );
  return HttpResponse.json({ ...rest, content: { ...content, list } });
});
