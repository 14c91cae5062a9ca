import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressOnce, takesBrotli } from './compression.ts';
import { HttpError } from './httpError.ts';

/** Files may be large; anything else is a form. */
const longestFile = 20_000_000;
const longestForm = 2_000_000;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Converts a Node request into the Request that the service takes. */
export async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = '', url = '' } = incoming;
  if (!methods.has(method)) throw new HttpError(405, 'Method not allowed');
  const headers = headersOf(incoming);
  const address = new URL(url, 'http://localhost');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  return new Request(address, { method, headers, body: await bodyOf(incoming) });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  try {
    for (let index = 0; index + 1 < rawHeaders.length; index += 2) headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  } catch {
    throw new HttpError(400, 'A header cannot be read');
  }
  return headers;
}

/** Reads the whole body, or refuses it at the first byte beyond the limit. The rest is then discarded unread. */
function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const limit = incoming.headers['content-type']?.startsWith('multipart/') ? longestFile : longestForm;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      incoming.removeAllListeners('data').resume();
      reject(new HttpError(413, 'The content is too large'));
    };
    if (Number(incoming.headers['content-length']) > limit) {
      refuse();
      return;
    }
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) refuse();
      else chunks.push(chunk);
    });
    incoming.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    incoming.on('error', () => reject(new HttpError(400, 'The content broke off')));
    incoming.on('close', () => reject(new HttpError(400, 'The content broke off')));
  });
}

/** Sends a Response of the service. */
export async function send(answer: Response, response: ServerResponse, accepted?: string) {
  // A scenario that simulates a missing network.
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const squeezed = takesBrotli(accepted) ? await compressOnce(body, answer.headers.get('content-type') ?? '') : null;
  if (response.destroyed) return;
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (squeezed) response.setHeader('Content-Encoding', 'br');
  response.writeHead(answer.status).end(squeezed ?? body);
}
