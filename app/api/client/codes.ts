import type { Endpoint, Method } from '../declare/endpoint.ts';

/** The envelope of every answer. */
export interface Envelope {
  code: number;
  message: string;
  /** What was asked for. */
  content: unknown;
}

export type Verdict = 'session' | 'done' | 'handed' | 'refused';

/** Codes with which a POST hands its body to the caller. */
const handedByPost = new Set([-5000, -6001, -1008, -1009]);

/**
 * What a code means for a verb. The end of the session comes first for all of them (R-217, C-10, C-11); a code without a meaning of its own
 * is refused with the words of the service.
 */
export function verdictOf(method: Method, code: number): Verdict {
  if (code === -1002) return 'session';
  if (code === 200) return 'done';
  switch (method) {
    case 'GET':
      return code === 201 ? 'done' : 'refused';
    case 'POST':
      return handedByPost.has(code) ? 'handed' : 'refused';
    case 'PUT':
      return code < 0 ? 'handed' : 'refused';
    case 'DELETE':
      return 'handed';
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * The input that a refusal is about, by our name for it: the service names the field (`data: { field: 'email' }`, ours: G-06, G-07), or the
 * declaration knows it by the code. Words are never looked at.
 */
export function refusedInput({ inputs, refusals }: Pick<Endpoint, 'inputs' | 'refusals'>, { code, content }: Envelope): string | undefined {
  const named = isRecord(content) ? content['field'] : undefined;
  if (typeof named === 'string' && Object.hasOwn(inputs, named)) return inputs[named];
  return refusals[String(code)];
}

/** Reads the wrapping, or nothing where there is none. */
export function envelopeOf(sent: unknown): Envelope | null {
  if (!isRecord(sent)) return null;
  const code = typeof sent['code'] === 'string' && /^-?\d+$/.test(sent['code']) ? Number(sent['code']) : sent['code'];
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return null;
  const message = typeof sent['message'] === 'string' ? sent['message'] : '';
  // A refusal carries its data under the second name.
  return { code, message, content: sent['content'] ?? sent['data'] ?? null };
}
