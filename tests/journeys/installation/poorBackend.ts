import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '#mocks/server/http/backend.ts';

interface Waiting {
  /** Method, path and query. */
  call: string;
  /** Whether the browser has given it up. */
  isGivenUp: () => boolean;
  go: () => void;
}

/** A line on which answers wait until they are let go, and break off in the middle. It hangs on no clock: a test says when. */
export function poorLine(backend: Backend) {
  let held: RegExp | null = null;
  let cut: RegExp | null = null;
  const waiting: Waiting[] = [];
  const callOf = ({ method, url }: IncomingMessage) => `${method ?? ''} ${url ?? ''}`;

  const behind: Backend = {
    owns: (path) => backend.owns(path),
    close: () => backend.close(),
    async handle(request, response, path) {
      const call = callOf(request);
      if (held?.test(call)) await new Promise<void>((go) => waiting.push({ call, isGivenUp: () => response.destroyed, go }));
      if (cut?.test(call)) breakOff(response);
      await backend.handle(request, response, path);
    },
  };
  return {
    backend: behind,
    waiting,
    /** Answers to such calls wait from now on, and no others: null lets all of them go. */
    hold: (which: RegExp | null) => {
      held = which;
      for (const one of waiting.splice(0)) {
        if (which?.test(one.call)) waiting.push(one);
        else one.go();
      }
    },
    /** Answers to such calls break off in the middle; null ends it. */
    cut: (which: RegExp | null) => void (cut = which),
  };
}

/** Half of what is written arrives, with the head of a whole answer. Then the connection is gone. */
function breakOff(response: ServerResponse) {
  response.end = (body?: unknown) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : '');
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.socket?.destroy());
    return response;
  };
}
