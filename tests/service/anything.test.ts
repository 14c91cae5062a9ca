import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { raw, serve } from './testServer.ts';

const part = fc.oneof(
  fc.constantFrom(
    'api',
    'stand',
    '1001',
    'form',
    'file',
    'closed',
    'receiver',
    'assets',
    'index.html',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%',
    '',
  ),
  fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
  fc.stringMatching(/^[!-~]{0,12}$/),
);
const requests = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'BREW', 'CONNECT'),
  path: fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    '',
  ),
  token: fc.stringMatching(/^[ -~]{0,12}$/),
  body: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constant('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--x--'),
  ),
});

test('whatever is asked, nothing goes wrong here, and the next call is answered', async () => {
  const { origin, port, said } = await serve();
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, type, token, body }) => {
      const bytes = Buffer.from(body);
      const lines = [
        `${method} ${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `Content-Type: ${type}`,
        `Authorization: ${token}`,
      ];
      const answer = await raw(port, `${lines.join('\r\n')}\r\nContent-Length: ${bytes.length}\r\n\r\n`, bytes);
      // A tunnel is not even refused.
      expect(answer).toMatch(method === 'CONNECT' ? /^(HTTP\/1.1 4\d\d |$)/ : /^HTTP\/1.1 [234]\d\d /);
    }),
    { numRuns: 300 },
  );
  expect(said).toEqual([]);
  expect((await fetch(`${origin}/api/stand/1001`)).status).toBe(200);
});
