import { tracking } from '#app/api/tracking/tracking.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { decode } from '#app/api/wire/codec.ts';

const calls: Record<string, Endpoint> = {
  event: tracking.event,
  register: tracking.register,
  loggedin: tracking.login,
  payment: tracking.payment,
  appduration: tracking.duration,
};

/** An event on the wire, as far as a test looks into it. */
export interface Sent {
  eventid: string;
  what: string;
  who?: string;
  time: number;
  seq: number;
  context: Record<string, unknown>;
  [more: string]: unknown;
}

/** What a receiver makes of a form that was sent to one of its paths: it takes what the declared call can read, and refuses all else. */
export function readSent(path: string, form: string): { sent: Sent; value: unknown } | { refused: string } {
  const data = new URLSearchParams(form).get('data') ?? '';
  const call = calls[path];
  const result = call?.body ? decode(call.body, { data }) : null;
  if (!result?.isRead || result.dropped.length) return { refused: `${path} ${JSON.stringify(result)} ${data}` };
  return { sent: JSON.parse(data), value: result.value };
}
