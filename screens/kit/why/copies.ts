import { planOf } from '#app/api/client/request.ts';
import { reports } from '#app/api/reports/reports.ts';

/** The call as it goes over the wire, without who asks: no token, and without the number that keeps caches away. */
export function requestText(question: Parameters<typeof reports.rows>[0]): string {
  const { url, method } = planOf(reports.rows, { ...question }, { origin: '', token: null, random: () => 0 });
  return `${method} ${decodeURIComponent(url.replace(/[?&]r=0$/, ''))}`;
}
