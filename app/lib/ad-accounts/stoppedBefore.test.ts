import { expect, test } from 'vitest';
import { stoppedBefore } from './stoppedBefore.ts';

const account = {
  alias: 'a',
  state: 'broken' as const,
  problem: null,
  problemSince: null,
  expiresOn: null,
  apps: [{ app: 1001, name: '星海', platform: 'iOS' as const }],
};

test('an authorization that ended has no data from the day after on', () => {
  const ended = { ...account, expiresOn: '2026-11-17' };
  expect(stoppedBefore([ended], 1001, '2026-11-19')).toEqual([{ alias: 'a', since: '2026-11-18', reason: 'expired' }]);
  expect(stoppedBefore([ended], 1001, '2026-11-17')).toEqual([]);
  expect(stoppedBefore([{ ...ended, state: 'ending' }], 1001, '2026-11-19')).toEqual([]);
});

test('the earliest is first, and accounts of other apps are none', () => {
  const later = { ...account, alias: 'later', problem: 'tokenExpired', problemSince: '2026-11-19 18:02:00' };
  const earlier = { ...account, alias: 'earlier', problem: 'authorizationRevoked', problemSince: '2026-11-17 09:00:00' };
  expect(stoppedBefore([later, earlier], 1001, '2026-11-20').map(({ alias, reason }) => `${alias} ${reason}`)).toEqual([
    'earlier authorizationRevoked',
    'later tokenExpired',
  ]);
  expect(stoppedBefore([later, earlier], 1002, '2026-11-20')).toEqual([]);
});
