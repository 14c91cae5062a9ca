import { headersOf } from './headersOf.ts';

/** An account has chosen its columns of a report of the first app, before a story begins: with what it could see then. */
export const chooseColumns = (account: string, report: string, columns: readonly string[]) => async () => {
  const headers = await headersOf(account);
  await fetch(`/api/1001/campaign/viewcolumn/${report}?viewcolumn=${columns.join(',')}`, { method: 'POST', headers });
};
