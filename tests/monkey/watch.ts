import type { Page, Request } from 'playwright';
import { answers } from '#mocks/domains/answers.ts';
import { routeTo } from '#mocks/service/route.ts';

const route = routeTo(answers);

/** What deletes, disables, merges or ends something, by whatever verb, as the contract declares it. */
export function isDestroying(method: string, path: string): boolean {
  const found = route(method, path);
  if (typeof found === 'string' || found.answer.endpoint.kind !== 'mutation') return false;
  // An upload or an authorization that is under way is given up: nothing that stood is gone.
  if (/\/(upload|authorization)\/[^/]+$/.test(path)) return false;
  // An app is no favourite any more.
  if (/\/updateGeneral\//.test(path)) return false;
  return method === 'DELETE' || /\/(delete|disable|forbidden|discard|merge|end-others)(\/|$)/i.test(path);
}

interface Watched {
  page: Page;
  /** What the console itself has complained of since it was asked last. */
  complaints: string[];
  find: (what: string) => void;
}

/** What is wrong wherever it happens. What deletes or disables says so first, in an alert dialog: a press that deletes while none is open has not asked. */
export function watch({ page, complaints, find }: Watched) {
  let wasAsked = false;
  const said = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  page.on('request', (request) => {
    if (!wasAsked && isDestroying(request.method(), new URL(request.url()).pathname)) find(`${said(request)} without a question`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) find(`${said(response.request())} answers ${response.status()}`);
  });
  return async () => {
    // The browser says of a failed call only that it failed; which one stands in its answer.
    for (const text of complaints.splice(0)) if (!text.includes('Failed to load resource')) find(text);
    wasAsked = (await page.getByRole('alertdialog').count()) > 0;
  };
}
