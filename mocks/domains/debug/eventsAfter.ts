import { debug } from '#app/api/apps/debug.ts';
import type { Client } from '#app/api/client/client.ts';

const eventsOf = (client: Client, app: number) => client.ask(debug.events, { id: app });

/** For tests: the newest event of an app. */
export const lastEvent = async (client: Client, app: number) => (await eventsOf(client, app))[0]?.id ?? null;

/** For tests: what an app has received after a known event, newest first. */
export async function eventsAfter(client: Client, app: number, known: string | null) {
  const events = await eventsOf(client, app);
  const index = events.findIndex(({ id }) => id === known);
  return index < 0 ? events : events.slice(0, index);
}
