import type { ServerResponse } from 'node:http';

/** A request that cannot be served. The message is for the client. */
export class HttpError extends Error {
  override readonly name = 'Unserved';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Sends an error in the envelope of all answers. */
export function refuse(response: ServerResponse, { status, message, headers }: HttpError) {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ code: status, message, data: null }));
}

/**
 * The part of an error that may be logged: its class and its stack. Not its message, which may quote passwords, tokens or the start of a
 * body.
 */
export function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.constructor.name, ...places.slice(0, 8)].join('\n');
}
