import type { ServerResponse } from 'node:http';

/** A request that cannot be served, and why, in words for whoever sent it. */
export class Unserved extends Error {
  override readonly name = 'Unserved';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Says no in the wrapping that every answer has. */
export function refuse(response: ServerResponse, { status, message, headers }: Unserved) {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ code: status, message, data: null }));
}

/**
 * What a log may hold of an error: its kind and the places it came through. Not its message, which quotes what it stumbled over: passwords,
 * tokens, the start of a body.
 */
export function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.constructor.name, ...places.slice(0, 8)].join('\n');
}
