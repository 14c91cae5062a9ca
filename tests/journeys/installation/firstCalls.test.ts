import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { levelOf } from '../../contract/check/levels/levels.ts';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';

// The longest paths come first: `/x/list` is no `/x/{id}`.
const patterns = contract
  .map((declared) => ({ declared, pattern: new RegExp(`^${declared.endpoint.call.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((a, b) => a.declared.endpoint.call.split('{').length - b.declared.endpoint.call.split('{').length);

let place: RunningConsole;
let page: Page;
const sent = new Set<string>();

beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor({ viewport: { width: 1440, height: 1600 } });
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const found = patterns.find(({ pattern }) => pattern.test(call))?.declared;
    const isNeeded = found?.name === 'session.login' || found?.endpoint.kind === 'query';
    if (found && isNeeded && !found.endpoint.isOurs) sent.add(found.name);
  });
});

afterAll(() => place.close());

test('what is sent from the sign-in to a drawn overview is the first level of the contract', async () => {
  await signIn(page, 'super', '/monitor/dashboard?app=1001');
  await expect.poll(() => page.getByRole('region', { name: '核心指标' }).textContent()).toMatch(/激活[\d,]{3,}/);
  const first = contract.filter((one) => levelOf(one) === 1).map(({ name }) => name);
  await expect.poll(() => [...sent].toSorted()).toEqual(first.toSorted());
});
