import type { Page } from 'playwright';

/** Everything that a page says and every address that it asks for, from now on: addresses, logs of any level, and errors. */
export function listenTo(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', ({ message, stack }) => heard.push(`${message} ${stack}`));
  return heard;
}

/** Where a page could leave something behind: what it shows and holds in its fields, what it stores, its address, and its cache of answers. */
export async function leftBehind(page: Page): Promise<string> {
  const shown = await page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return [document.documentElement.outerHTML, ...typed, ...stored, location.href, document.cookie, JSON.stringify(history.state)];
  });
  const cached = await page.evaluate(cachedCalls);
  if (!cached.includes('queryKey')) throw new Error('The cache of the page was not found');
  return [...shown, cached].join('\n');
}

/** Runs in the page. The console has no door to its cache, so it is found where React holds what its provider was given. */
function cachedCalls(): string {
  const get = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined);
  const call = (of: unknown, name: string): unknown => {
    const method = get(of, name);
    return typeof method === 'function' ? Reflect.apply(method, of, []) : undefined;
  };
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const left = [get(root, key)];
  for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
    const client = get(get(fiber, 'memoizedProps'), 'client');
    const [queries, mutations] = [call(client, 'getQueryCache'), call(client, 'getMutationCache')].map((cache) => call(cache, 'getAll'));
    if (Array.isArray(queries) && Array.isArray(mutations)) {
      const asked = queries.map((one: unknown) => ({ queryKey: get(one, 'queryKey'), state: get(one, 'state') }));
      return JSON.stringify([asked, mutations.map((one: unknown) => get(one, 'state'))]);
    }
    left.push(...[get(fiber, 'sibling'), get(fiber, 'child')].filter((next) => next !== undefined && next !== null));
  }
  return '';
}
