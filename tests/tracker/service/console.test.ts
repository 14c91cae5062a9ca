import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { buildTracker } from '../../../app/tracker/build/build.ts';
import { pinnedBrowser } from '../../browser/chromium.ts';
import { openHost } from '../trial/host.ts';
import { visitor } from '../trial/visitor.ts';
import { portOf } from '../trial/port.ts';
import { eventsAfter, lastEvent } from '#mocks/domains/debug/eventsAfter.ts';
import { testService } from '#mocks/domains/testService.ts';
import { answers } from '#mocks/domains/answers.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { createService } from '#mocks/service/service.ts';

/** Of the main account, platform H5. */
const app = 1005;

test('what a page sends appears in the debug list of the app, once', async () => {
  const { world, signIn } = testService();
  const backend = backendOver(createService(world, answers));
  const server = createServer((request, response) => void backend.handle(request, response, (request.url ?? '').split('?')[0] ?? ''));
  const receiver = `http://127.0.0.1:${await portOf(server)}`;
  const { script } = await buildTracker();
  const host = await openHost({ script, receiver, appkey: String(app) });
  const browser = await chromium.launch({ ...(await pinnedBrowser()) });
  const { client } = await signIn('super');
  const last = await lastEvent(client, app);

  const context = await visitor(browser);
  const page = await context.newPage();
  const taken = (path: string) => page.waitForResponse((response) => response.url().endsWith(path) && response.ok());
  const viewed = taken('/event');
  await page.goto(host.page('receiver', `"who":"ann"`));
  await viewed;
  const paid = taken('/payment');
  await page.evaluate(
    () =>
      typeof window.provena === 'function' &&
      window.provena('payment', { transactionId: 'T-77', amount: 30, currency: 'CNY', paymentType: 'alipay' }),
  );
  await paid;
  const events = await eventsAfter(client, app, last);
  expect(events.map(({ event, who }) => [event, who]).sort()).toEqual([
    ['pageview', 'ann'],
    ['payment', 'ann'],
  ]);
  expect(events.flatMap(({ issues }) => issues)).toEqual([]);

  await browser.close();
  await host.close();
  server.closeAllConnections();
  server.close();
});
