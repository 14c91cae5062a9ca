import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks as a browser does and shows the answer as it was sent: nothing is decoded, no redirect is followed. */
export const visit = (url: URL, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const sent = send(url, { method, headers, agent: false, timeout: 15_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 15 seconds')));
    sent.on('error', reject);
    sent.end();
  });
