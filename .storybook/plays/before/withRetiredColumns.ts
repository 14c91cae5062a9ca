import { http, HttpResponse } from 'msw';

/** An account has chosen its columns of a report years ago: besides those of the scenario some that this version does not have. */
export const withRetiredColumns = (report: string, keys: readonly string[]) =>
  http.get(`/api/1001/campaign/userviewcolumn/findall/${report}`, async ({ request }) => {
    const address = new URL(request.url);
    // Asked again, it is answered by the scenario.
    if (address.searchParams.has('again')) return undefined;
    address.searchParams.set('again', '1');
    const { content, ...rest } = await (await fetch(address, { headers: request.headers })).json();
    return HttpResponse.json({ ...rest, content: [...keys, ...content] });
  });
