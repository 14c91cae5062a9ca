import type { IncomingMessage, ServerResponse } from 'node:http';

/** The back end of the console: the embedded service, or a real one. */
export interface Backend {
  owns(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Resolves when everything is written. */
  close(): Promise<void>;
}
