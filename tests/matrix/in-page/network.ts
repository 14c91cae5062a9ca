import { answers } from '#mocks/domains/answers.ts';
import { routeTo } from '#mocks/service/route.ts';
import type { Service } from '#mocks/service/service.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';

export interface Answered {
  endpoint: Endpoint;
  code: number | null;
}

const find = routeTo(answers);
const codes = new WeakMap<Response, number>();
let service: Service | null = null;
let pending = 0;
let answered: Answered[] = [];

export const pendingCalls = () => pending;

/** What was answered since it was last asked. */
export function takeAnswered(): readonly Answered[] {
  const taken = answered;
  answered = [];
  return taken;
}

/** From now on this service answers every call of the page, in the page. */
export function answerBy(next: Service) {
  service = next;
}

/** There is no network: what the service does not know is an error, as in a story. */
export function replaceFetch() {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const found = find(request.method, new URL(request.url).pathname);
    if (!service || typeof found === 'string') throw new Error(`No scenario answers ${request.method} ${request.url}`);
    pending++;
    try {
      const response = await service.handle(request);
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      answered.push({ endpoint: found.answer.endpoint, code: codes.get(response) ?? null });
      if (request.signal.aborted) throw new DOMException('', 'AbortError');
      return response;
    } finally {
      pending--;
    }
  };
  const json = Response.json.bind(Response);
  // The code of an answer is noted when it is written: reading it back would take as long as the page does.
  Response.json = (data: unknown, init?: ResponseInit) => {
    const response = json(data, init);
    if (typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'number') codes.set(response, data.code);
    return response;
  };
}
