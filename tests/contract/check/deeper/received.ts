import type { Client } from '#app/api/client/client.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { reports } from '#app/api/reports/reports.ts';
import { dayIn } from './zone.ts';

const dayMs = 86_400_000;
const longest = 30;

/**
 * Asks who of the last month came back, with the days on which reception had stopped: nobody was counted on them, so who began on one or was
 * followed to one is in no value, and a mean of all is of those who were counted day by day. Null where all is well, or nothing was missed.
 */
export async function receivedFault(client: Client, app: number, timeZone: string, now = Date.now()): Promise<string | null> {
  const [from, to] = [dayIn(timeZone, now - longest * dayMs), dayIn(timeZone, now - dayMs)];
  const { gaps } = await client.ask(reports.gaps, { app, from, to });
  const stopped = gaps.filter(({ cause }) => cause === 'reception');
  if (!stopped.length) return null;
  const isStopped = (day: string) => stopped.some((gap) => gap.from <= day && day <= gap.to);
  const [days, all] = await Promise.all((['day', 'all'] as const).map((by) => client.ask(reports.retention, { app, from, to, by })));
  for (const { key, values } of days?.rows ?? [])
    for (const age of days?.ages ?? []) {
      const on = new Date(Date.parse(`${key}T00:00:00Z`) + age * dayMs).toISOString().slice(0, 10);
      if (typeof values[age] === 'number' && (isStopped(key) || isStopped(on)))
        return `nothing was received on ${isStopped(key) ? key : on}, and who began on ${key} has a value at ${age} days`;
    }
  return meanFault(days?.rows ?? [], all?.rows[0], days?.ages ?? []);
}

type Rows = Cohorts['rows'];

/** Of ages at which every day that has a value is over, the mean of all is that of the days, each by who was counted. */
function meanFault(days: Rows, whole: Rows[number] | undefined, ages: readonly number[]): string | null {
  for (const age of ages) {
    const known = days.filter(({ values, maturity }) => typeof values[age] === 'number' && maturity[age] === 'final');
    const sizeOf = ({ counted, size }: Rows[number]) => counted?.[age] ?? size ?? 0;
    const size = known.reduce((sum, row) => sum + sizeOf(row), 0);
    const value = whole?.values[age];
    if (!size || typeof value !== 'number') continue;
    const mean = known.reduce((sum, row) => sum + (row.values[age] ?? 0) * sizeOf(row), 0) / size;
    if (Math.abs(mean - value) > 1e-4) return `at ${age} days all come to ${value}, and their days to ${mean.toFixed(6)}`;
  }
  return null;
}
