import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** How many times a header was sent. Browsers enforce every policy that they get. */
  count: (header: string) => number;
  body: Buffer;
  text: string;
}

interface VisitOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** A certificate to trust in addition to those of Node. */
  trusted?: string | undefined;
}

export type Visit = (url: URL, options?: VisitOptions) => Promise<Answer>;

/** Asks as a browser does and shows the answer as it was sent: nothing is decoded, no redirect is followed. */
export const visit: Visit = (url, { method = 'GET', headers = {}, trusted } = {}) =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const sent = send(url, { method, headers, agent: false, timeout: 15_000, ca: trusted }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const count = (name: string) => answer.headersDistinct[name.toLowerCase()]?.length ?? 0;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, count, body, text: body.toString() });
      });
    });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer within 15 seconds'), { code: 'ETIMEDOUT' })));
    sent.on('error', reject);
    sent.end();
  });

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Decodes the body of an answer. Null when that fails. */
export async function contentOf({ headers, body }: Answer): Promise<Buffer | null> {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return body;
  const content = await decoders[encoding]?.(body).catch((error: Error) => error);
  return content instanceof Buffer ? content : null;
}

/** Whether `Cache-Control` lets a cache reuse the answer without asking the server. */
export const isStorable = (caching: string): boolean => /immutable|(?:max-age|s-maxage)=0*[1-9]/.test(caching);
