import { headersOf } from './headersOf.ts';

/** The first app has limits of its own for what reports mark, before a story begins. */
export const saveLimits = (limits: Readonly<Record<'injectionShare' | 'floodingShare', number>>) => async () => {
  const body = JSON.stringify({ nullShare: 0.3, natureOpen: true, ...limits });
  await fetch('/api/1001/report-limits', { method: 'PUT', headers: await headersOf('super'), body });
};
