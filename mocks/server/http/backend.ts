import type { IncomingMessage, ServerResponse } from 'node:http';

/** What stands behind the console: the embedded service, or a real one. */
export interface Backend {
  owns(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Ends when nothing is left to be written. */
  close(): Promise<void>;
}
