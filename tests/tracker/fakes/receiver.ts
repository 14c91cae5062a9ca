import { readSent } from '../declared.ts';

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
      const result = readSent(path, form);
      if ('refused' in result) {
        unreadable.push(result.refused);
        return { status: 400 };
      }
      const { sent, value } = result;
      if (!accepted.some(({ id }) => id === sent.eventid))
        accepted.push({ id: sent.eventid, path, what: sent.what, read: value, sent, bytes: form.length });
      return answered;
    },
  };
}
