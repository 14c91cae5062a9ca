import { planOf } from '#app/api/client/request.ts';
import type { reports } from '#app/api/reports/reports.ts';

type Call = (typeof reports)['rows' | 'retention' | 'payback' | 'delay'];

/** A call as it goes over the wire, without who asks: no token, and without the number that keeps caches away. */
export function requestText<Asked extends Call>(call: Asked, question: Parameters<Asked>[0]): string {
  const { url, method } = planOf(call, { ...question }, { origin: '', token: null, random: () => 0 });
  return `${method} ${decodeURIComponent(url.replace(/[?&]r=0$/, ''))}`;
}
