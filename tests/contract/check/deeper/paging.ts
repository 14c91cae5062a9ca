import type { Client } from '#app/api/client/client.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';

const size = 2;

/** Calls that hand out pages have both inputs. */
export const isPaged = ({ query, kind }: Endpoint) => kind === 'query' && 'page' in query && 'size' in query;

/**
 * Asks for two small pages and says what is wrong with them: more rows than were asked for, the same row on both, another total. Null where all
 * is well, or where there is less than one page.
 */
export async function pagingFault(client: Client, endpoint: Endpoint, given: Record<string, unknown>): Promise<string | null> {
  const [first, second] = await Promise.all([1, 2].map((page) => client.ask(endpoint, { ...given, page, size })));
  const [one, two] = [rowsIn(first), rowsIn(second)];
  if (!one || !two) return null;
  if (one.length > size || two.length > size) return `a page of ${size} brings ${Math.max(one.length, two.length)} rows`;
  const repeated = one.find((row) => two.some((other) => JSON.stringify(other) === JSON.stringify(row)));
  if (repeated !== undefined) return 'the same row is on page 1 and page 2';
  const [total, again] = [totalIn(first), totalIn(second)];
  return total === again ? null : `total is ${total} on page 1 and ${again} on page 2`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first list of an answer. */
function rowsIn(answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  return isRecord(answer) ? Object.values(answer).find((one): one is readonly unknown[] => Array.isArray(one)) : undefined;
}

const totalIn = (answer: unknown) => (isRecord(answer) ? answer['total'] : undefined);
