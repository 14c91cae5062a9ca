import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIn } from '#app/deploy/check/browser.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
import { HttpError } from '#mocks/server/http/httpError.ts';
import { createSite } from '#mocks/server/http/site.ts';
import { startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

const account = { email: 'super@provena.test', password: 'provena-demo' };

test('deploy:check opens the page, signs in and opens five pages', async () => {
  const outcomes = await openIn(place.browser, place.origin, account);
  expect(outcomes.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(outcomes.map(({ name }) => name)).toEqual([
    'In a browser',
    'Sign-in',
    '/monitor/dashboard',
    '/monitor/campaigninfo',
    '/manage/app',
    '/manage/userinfo',
    '/dataservice/reportdownload',
  ]);
  // It loads seven pages.
}, 120_000);

test('a page that loses the session is named by where it leads', async () => {
  const site = await createSite('dist/console', { isCompressed: false, config: { demo: demoAccount } });
  await place.deploy({
    answer(request, response, path) {
      if (path === '/manage/app') response.setHeader('Clear-Site-Data', '"cookies", "storage"');
      return site.answer(request, response, path);
    },
  });
  const outcomes = await openIn(place.browser, place.origin, account);
  const failed = outcomes.filter(({ isGood }) => !isGood).map(({ name, detail }) => [name, detail]);
  expect(failed[0]).toEqual(['/manage/app', 'leads to /login']);
}, 120_000);

test('a page whose script is missing is named at once', async () => {
  const site = await createSite('dist/console', { isCompressed: false, config: { demo: demoAccount } });
  await place.deploy({
    answer(request, response, path) {
      if (/\/assets\/entry-[\w-]+\.js$/.test(path)) throw new HttpError(404, 'There is nothing here');
      return site.answer(request, response, path);
    },
  });
  const [opened, ...others] = await openIn(place.browser, place.origin, account);
  expect(others).toEqual([]);
  expect(opened).toMatchObject({ name: 'In a browser', isGood: false, detail: expect.stringMatching(/entry-[\w-]+\.js: 404/) });
});
