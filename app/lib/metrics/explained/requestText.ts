import { planOf } from '../../../api/client/request.ts';
import type { Endpoint } from '../../../api/declare/endpoint.ts';

/** A call as it goes over the wire, without who asks: no token, and without the number that keeps caches away. */
export function requestText<Input extends object>(call: Endpoint<Input>, input: Input): string {
  const { url, method } = planOf(call, Object.fromEntries(Object.entries(input)), { origin: '', token: null, random: () => 0 });
  return `${method} ${decodeURIComponent(url.replace(/[?&]r=0$/, ''))}`;
}
