import type { IncomingMessage, ServerResponse } from 'node:http';
import { squeezedOnce, takesBrotli } from './squeezed.ts';
import { Unserved } from './trouble.ts';

/** Files may be large; anything else is a form. */
const longestFile = 20_000_000;
const longestForm = 2_000_000;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What came over a socket, as the service takes it. */
export async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = '', url = '' } = incoming;
  if (!methods.has(method)) throw new Unserved(405, 'Method not allowed');
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
    throw new Unserved(400, 'A header cannot be read');
  }
  return headers;
}

/** All of a body, or a refusal at the first byte too many: what is left of it then runs through unread until its time is up. */
function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const limit = incoming.headers['content-type']?.startsWith('multipart/') ? longestFile : longestForm;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      incoming.removeAllListeners('data').resume();
      reject(new Unserved(413, 'The content is too large'));
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
    incoming.on('error', () => reject(new Unserved(400, 'The content broke off')));
    incoming.on('close', () => reject(new Unserved(400, 'The content broke off')));
  });
}

/** Gives an answer of the service back to the socket. */
export async function send(answer: Response, response: ServerResponse, accepted?: string) {
  // A scenario without a network.
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const squeezed = takesBrotli(accepted) ? await squeezedOnce(body, answer.headers.get('content-type') ?? '') : null;
  if (response.destroyed) return;
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (squeezed) response.setHeader('Content-Encoding', 'br');
  response.writeHead(answer.status).end(squeezed ?? body);
}
