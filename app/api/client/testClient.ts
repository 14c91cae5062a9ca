import { endpointOf, type Endpoint, type Method, type Parts } from '../declare/endpoint.ts';
import type { Fields } from '../wire/shapes.ts';
import { anything } from '../wire/scalars.ts';
import { createClient, type ClientOptions } from './client.ts';

/** What a call was sent with. */
export interface Sent {
  url: string;
  init: RequestInit;
}

/** For tests: a client whose service is a function, and what was sent to it. */
export function testClient(answer: (sent: Sent) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const lost: string[] = [];
  const client = createClient({
    token: () => 'token-1',
    onSessionLost: (token) => lost.push(token),
    random: () => 0.5,
    limit: () => new AbortController().signal,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return answer({ url: String(url), init });
    },
    ...options,
  });
  return { client, sent, lost };
}

/** For tests: a declaration outside any module. */
export const declared = (method: Method, parts: Partial<Parts<Fields, unknown, unknown>> = {}, kind: Endpoint['kind'] = 'query') =>
  endpointOf<never, unknown>('notices', kind, `${method} /api/stand-in`, { result: anything, ...parts });
