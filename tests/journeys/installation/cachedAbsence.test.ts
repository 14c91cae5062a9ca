import { afterAll, beforeAll, expect, test } from 'vitest';
import { caching } from '#app/deploy/headers.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
import { HttpError } from '#mocks/server/http/httpError.ts';
import { createSite } from '#mocks/server/http/site.ts';
import { follow, signIn, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

/** Sends the 404 of a missing file with the lifetime of a file, as the recipes once did. */
async function uploading(missing: RegExp) {
  const site = await createSite('dist/console', { isCompressed: false, config: { demo: demoAccount } });
  const refused: string[] = [];
  const state = { isUploading: true };
  await place.deploy({
    answer(request, response, path) {
      if (!state.isUploading || !missing.test(path)) return site.answer(request, response, path);
      refused.push(path);
      // Sent here, because a refusal has a lifetime of its own.
      response.writeHead(404, { 'Cache-Control': caching.hashed, 'Content-Type': 'text/plain' }).end(new HttpError(404, 'missing').message);
    },
  });
  return { state, refused };
}

test('a console that has cached the absence of a file shows the page once the file is there', async () => {
  const page = await place.visitor();
  await page.addInitScript(() => Reflect.set(globalThis, 'requestIdleCallback', () => 0));
  await signIn(page, 'super', '/manage/userinfo');
  const upload = await uploading(/\/assets\/(?!entry|early|console|login|rolldown|engine)[\w-]*\.js$/);
  await follow(page, '/manage/campaign?app=1001');
  const again = page.getByRole('button', { name: '重新加载' });
  await again.waitFor();
  expect(upload.refused.length).toBeGreaterThan(0);

  upload.state.isUploading = false;
  await again.click();
  // The title comes before the code of the page, so a row proves it.
  await page.getByRole('rowheader').first().waitFor();
  expect(await again.count()).toBe(0);
  expect(place.complaints.filter((words) => !/404|dynamically imported|PartGone/.test(words))).toEqual([]);
});
