import type { Client } from '#app/api/client/client.ts';
import { reports } from '#app/api/reports/reports.ts';

/** The day of a zone, as reports write it. */
export const dayIn = (timeZone: string, at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

/** Asks for three whole days: those of the zone have to come, no other, each once. Null where all is well. */
export async function zoneFault(client: Client, app: number, timeZone: string, now = Date.now()): Promise<string | null> {
  const days = [3, 2, 1].map((ago) => dayIn(timeZone, now - ago * 86_400_000));
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const { rows } = await client.ask(reports.rows, { app, report: 'campaigninfo', by: 'day', from, to, page: 1, size: 10 });
  const sent = rows.map(({ key }) => String(key)).toSorted();
  return days.join() === sent.join() ? null : `asked for ${days.join(', ')} of ${timeZone}, answered ${sent.join(', ') || 'none'}`;
}
