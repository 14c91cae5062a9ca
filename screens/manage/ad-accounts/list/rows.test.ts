import { expect, test } from 'vitest';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount, Media } from '#app/api/ad-accounts/shapes.ts';
import { testService } from '#mocks/domains/testService.ts';
import { listed, stateOf, urgent } from './rows.ts';

const { signIn } = testService();
const { client } = await signIn('super');
const media = await client.ask(adAccounts.media, {});

test('what needs somebody comes first by its spend, and nothing else is among it', () => {
  const rows = urgent(listed(media));
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.every(({ state }) => state === 'broken' || state === 'ending')).toBe(true);
  const costs = rows.map(({ cost }) => cost ?? -1);
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
});

const [network] = media;
const withStates = (...of: AdAccount['state'][]): Media => {
  const [account] = network?.accounts ?? [];
  if (!network || !account) throw new Error('The demo world has no account');
  return { ...network, accounts: of.flatMap((state) => [{ ...account, state }]) };
};

test.each([
  [['fine', 'ending', 'waiting'] as const, 'ending'],
  [['disabled', 'fine'] as const, 'fine'],
  [['fine', 'broken'] as const, 'broken'],
  [[] as const, null],
])('a network with %j accounts is %s', (states, state) => {
  expect(stateOf(withStates(...states))).toBe(state);
});
