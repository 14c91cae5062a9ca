import { ApiError } from '#app/api/client/error.ts';
import type { Client } from '#app/api/client/client.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { reports } from '#app/api/reports/reports.ts';
import { isPaged, pagingFault } from './paging.ts';
import { receivedFault } from './received.ts';
import { zoneFault } from './zone.ts';

/** What the shape of one answer does not show: pages that overlap, days of another zone, people of days that were not received. */
export async function deeperFault(
  client: Client,
  endpoint: Endpoint,
  given: Record<string, unknown>,
  timeZone: string,
): Promise<string | null> {
  try {
    if (endpoint.call === reports.rows.call) return await zoneFault(client, Number(given['app']), timeZone);
    if (endpoint.call === reports.retention.call) return await receivedFault(client, Number(given['app']), timeZone);
    return isPaged(endpoint) ? await pagingFault(client, endpoint, given) : null;
  } catch (error) {
    return error instanceof ApiError ? `asked again: ${error.message}` : 'asked again, it could not be read';
  }
}
