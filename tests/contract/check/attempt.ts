import type { Client } from '#app/api/client/client.ts';
import { ApiError } from '#app/api/client/error.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { fieldLines, type FieldLine } from './compare/fields.ts';
import { contentOf, inShort, type Received } from './compare/received.ts';
import type { Outcome } from './verdict.ts';

/** The result of a call: its verdict, and the answer next to the declaration. */
export interface Answered extends Outcome {
  value?: unknown;
  /** The difference to the declaration in a few words. Empty where it conforms. */
  problem: string;
  fields: readonly FieldLine[];
}

/** The client of one account, and the last answer that it got. */
export interface Line {
  client: Client;
  last: () => Received | null;
}

/** Sends one call as the console does. */
export async function attempt({ client, last }: Line, endpoint: Endpoint, given: Record<string, unknown>): Promise<Answered> {
  try {
    if (endpoint.kind === 'download') {
      await client.download(endpoint, given);
      return { verdict: 'conforms', detail: '', problem: '', fields: [] };
    }
    const value = await client.send(endpoint, given);
    return { verdict: 'conforms', detail: '', value, problem: '', fields: fieldLines(endpoint.result.json, contentOf(last())) };
  } catch (error) {
    if (error instanceof ApiError) return { ...judged(error), ...compared(endpoint, error, last()) };
    throw error;
  }
}

/** An answer that was read, but for a row or a rule that it breaks. */
export function withFault(answered: Answered, endpoint: Endpoint, received: Received | null, fault: string, isField: boolean): Answered {
  const fields = fieldLines(endpoint.result.json, contentOf(received), isField ? fault : null);
  return { ...answered, verdict: 'malformed', detail: fault, fields, problem: isField ? fieldProblem(fault, fields) : fault };
}

function compared(endpoint: Endpoint, error: ApiError, received: Received | null): Pick<Answered, 'problem' | 'fields'> {
  if (!received) return { problem: `no answer: ${error.trouble}`, fields: [] };
  const { trouble, code, field } = error;
  if (trouble === 'malformed' && field !== null) {
    const fields = fieldLines(endpoint.result.json, contentOf(received), field);
    return { problem: fieldProblem(field, fields), fields };
  }
  const expected = endpoint.kind === 'download' ? 'a file' : '{ code, message, content }';
  if (code === null) return { problem: `expected ${expected}, received ${inShort(received)}`, fields: [] };
  return {
    problem: `expected code 200, received code ${code}${received.status === 200 ? '' : ` with HTTP ${received.status}`}`,
    fields: [],
  };
}

function fieldProblem(field: string, fields: readonly FieldLine[]): string {
  const line = fields.find(({ isWrong }) => isWrong);
  if (!line) return `${field} can’t be read`;
  return `${line.field}: expected ${line.expected}, received ${line.received}${line.value ? ` ${line.value}` : ''}`;
}

function judged({ trouble, code, status, field }: ApiError): Outcome {
  if (trouble === 'lacking') return { verdict: 'lacking', detail: `HTTP ${status ?? '?'}` };
  if (trouble === 'malformed') return { verdict: 'malformed', detail: field ?? 'no envelope' };
  if (trouble === 'offline' || trouble === 'timeout' || trouble === 'cancelled') return { verdict: 'unreachable', detail: trouble };
  // A refusal comes in the envelope of the service; another status than 200, or none that can be read, is a failure.
  if (trouble === 'broken') return { verdict: 'broken', detail: `HTTP ${status ?? '?'}` };
  return { verdict: 'refused', detail: code === null ? `HTTP ${status ?? '?'}` : String(code) };
}
