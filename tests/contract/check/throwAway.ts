import { apps } from '#app/api/apps/apps.ts';
import type { Client } from '#app/api/client/client.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';

/** Writes that stay within one app: nothing else of the back end is touched. */
export const isWithinApp = ({ placeholders, query }: Endpoint) =>
  ['app', 'appId'].some((name) => name in placeholders) || 'app' in query || 'appId' in query;

/** An app of its own for all that is written, named so that somebody who finds it knows where it comes from. Null where none could be created. */
export async function createThrowAway(client: Client, now = new Date()): Promise<number | null> {
  const name = `contract-check ${now.toISOString()}`;
  const body = { name, platform: 'H5', industry: 'game', identifier: 'https://contract-check.example', storeUrl: null } as const;
  const made = await client.send(apps.create, { body }).catch(() => null);
  return made?.id ?? null;
}

/** Whether it is gone again. Services delete only an app that is disabled. */
export async function deleteThrowAway(client: Client, id: number): Promise<boolean> {
  const outcomes = await Promise.allSettled([client.send(apps.disable, { id })]);
  outcomes.push(...(await Promise.allSettled([client.send(apps.delete, { id })])));
  return outcomes.at(-1)?.status === 'fulfilled';
}
