/** An answer as it came, for a report that shows it next to what was expected. */
export interface Received {
  status: number;
  type: string;
  /** Null for a file, which is not parsed. */
  words: string | null;
}

const longest = 500_000;

/** The same `fetch`, which keeps its last answer. */
export function observed(send: typeof fetch): { fetch: typeof fetch; last: () => Received | null } {
  let last: Received | null = null;
  return {
    last: () => last,
    async fetch(url, init) {
      last = null;
      const response = await send(url, init);
      const type = response.headers.get('content-type') ?? '';
      const words = /json|text|html|xml/i.test(type) || type === '' ? await textOf(response.clone()) : null;
      last = { status: response.status, type, words };
      return response;
    },
  };
}

const textOf = (response: Response) =>
  response.text().then(
    (words) => words.slice(0, longest),
    () => null,
  );

/** `HTTP 200 text/html, “<!doctype html>…”`: an answer that is no envelope, in a few words. */
export function inShort({ status, type, words }: Received): string {
  const kind = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(words ?? '') ? 'an HTML page' : type || 'no content type';
  const start = (words ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  return `HTTP ${status}, ${kind}${start ? `, “${start}”` : ''}`;
}

/** The content within the envelope; undefined where there is no envelope. */
export function contentOf(received: Received | null): unknown {
  try {
    const body: unknown = JSON.parse(received?.words ?? '');
    if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
    return 'content' in body ? body.content : 'data' in body ? body.data : null;
  } catch {
    return undefined;
  }
}
