import { tracking } from '#app/api/tracking/tracking.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { decode } from '#app/api/wire/codec.ts';

export interface Answered {
  status: number;
  retryAfter?: string;
  /** Never answered at all. */
  isSilent?: boolean;
}

export interface Arrived {
  id: string;
  path: string;
  what: string;
  /** As the receiver reads it, in its own words. */
  read: unknown;
  sent: Record<string, unknown>;
  bytes: number;
}

const calls: Record<string, Endpoint> = {
  event: tracking.event,
  register: tracking.register,
  loggedin: tracking.login,
  payment: tracking.payment,
  appduration: tracking.duration,
};

export type Receiver = ReturnType<typeof createReceiver>;

/** Reads what arrives by the declared calls, and drops what it has already. */
export function createReceiver() {
  const accepted: Arrived[] = [];
  const unreadable: string[] = [];
  let requests = 0;
  let answer: (request: number) => Answered = () => ({ status: 200 });

  return {
    accepted,
    unreadable,
    requests: () => requests,
    answering: (next: typeof answer) => void (answer = next),
    whats: () => accepted.map(({ what }) => what),
    take(path: string, form: string): Answered {
      requests += 1;
      const answered = answer(requests);
      if (answered.isSilent || answered.status < 200 || answered.status > 299) return answered;
      const data = new URLSearchParams(form).get('data') ?? '';
      const call = calls[path];
      const result = call?.body ? decode(call.body, { data }) : null;
      if (!result?.isRead || result.dropped.length) {
        unreadable.push(`${path} ${JSON.stringify(result)} ${data}`);
        return { status: 400 };
      }
      const sent: { eventid: string; what: string } = JSON.parse(data);
      if (!accepted.some(({ id }) => id === sent.eventid))
        accepted.push({ id: sent.eventid, path, what: sent.what, read: result.value, sent, bytes: form.length });
      return answered;
    },
  };
}
