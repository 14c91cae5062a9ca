import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '#mocks/demoAccount.ts';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';
import { storedToken } from './storedToken.ts';

/** Receives what browsers send, on an origin of its own. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(Buffer.concat(parts).toString());
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port');
  return { received, origin: `http://127.0.0.1:${address.port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let place: RunningConsole;
beforeAll(async () => {
  receiver = await startReceiver();
  place = await startConsole({ config: { demo: demoAccount, monitor: { address: `${receiver.origin}/in?key=1`, sample: 1 } } });
});
afterAll(async () => {
  await place.close();
  await receiver.close();
});

const planted = { email: 'planted@mail.example', token: 'planted-token-4471', typed: 'planted typed words', value: 'planted-value' };

test('an error of the page arrives, without an email, a token or what was typed', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/manage/userinfo');
  const sessionToken = await storedToken(page);
  await page.goto(`/manage/campaign?app=1001&note=${planted.value}#${planted.value}`);
  const search = page.getByRole('searchbox').first();
  await search.fill(planted.typed);
  await page.evaluate(async ({ email, token, typed }) => {
    const thrown = new Promise((resolve) => addEventListener('error', resolve, { once: true }));
    setTimeout(() => {
      throw new RangeError(`No channel ${typed} of ${email}: Bearer ${token}`);
    });
    await thrown;
    const rejected = new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }));
    void Promise.reject(new Error(`token=${token}`));
    await rejected;
  }, planted);
  await page.goto('about:blank');

  await expect.poll(() => receiver.received.join('\n')).toContain('"RangeError"');
  await expect.poll(() => receiver.received.join('\n')).toContain('"vitals"');
  const text = receiver.received.join('\n');
  const events: Record<string, unknown>[] = receiver.received.flatMap((body) => JSON.parse(body).events);
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'error', source: 'window', name: 'RangeError', message: 'No channel * of * Bearer *' }),
  );
  expect(events).toContainEqual(expect.objectContaining({ kind: 'error', source: 'promise', message: 'token *' }));
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'calls', calls: expect.arrayContaining([expect.objectContaining({ failed: 0 })]) }),
  );
  expect(events.map(({ page }) => page)).toContainEqual(expect.stringMatching(/^\/manage\/campaign\?app/));
  expect(text).not.toContain('planted');
  expect(sessionToken).not.toBe('');
  expect(text).not.toContain(sessionToken);
  expect(text).not.toContain('provena.test');
  expect(place.complaints.filter((words) => !/planted/.test(words))).toEqual([]);
});

test('without a receiver nothing is sent, and the code for it is not loaded', async () => {
  const plain = await startConsole();
  try {
    const page = await plain.visitor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await signIn(page, 'super', '/manage/userinfo');
    await page.goto('about:blank');
    expect(requests.filter((url) => !url.startsWith(plain.origin) && !url.startsWith('about:'))).toEqual([]);
    expect(requests.filter((url) => /startMonitor/.test(url))).toEqual([]);
    expect(requests.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(3);
  } finally {
    await plain.close();
  }
});
