import { headersOf } from './headersOf.ts';

/** Somebody else in the same company, in another browser, gives a campaign of the first app another click window while a story is open. */
export async function setClickWindow(campaign: number, clickWindow: number): Promise<void> {
  const body = JSON.stringify({ ids: [campaign], to: 'window', clickWindow, viewWindow: null });
  await fetch('/api/1001/campaigns/change', { method: 'POST', headers: await headersOf('manager'), body });
}
