import { headersOf } from './headersOf.ts';

/** Somebody asks for a page that is closed to them, before a story begins. */
export const askForPage = (account: string, page: string, message: string) => async () => {
  const body = JSON.stringify({ page, appId: null, message });
  await fetch('/api/access-requests', { method: 'POST', headers: await headersOf(account), body });
};
