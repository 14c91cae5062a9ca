import { describe, expect, test } from 'vitest';
import { decode } from '../wire/codec.ts';
import { AuthInfo } from './rights.ts';
import { Account, LoginResult } from './shapes.ts';

const sent = { id: 7, email: 'super@provena.test', roleCategory: 0, token: 't-7', status: 1 };
const fieldOf = (content: unknown) => {
  const result = decode(LoginResult, content);
  return result.isRead ? null : result.field;
};

describe('the answer to a login', () => {
  test('is read with what is there, and the avatar is avatar1 otherwise (R-080)', () => {
    expect(decode(LoginResult, sent)).toMatchObject({
      isRead: true,
      value: { id: 7, token: 't-7', roleCategory: 0, avatar: 'avatar1', rights: [] },
    });
  });

  test.each([
    ['no token', { ...sent, token: undefined }, 'token'],
    ['an empty token', { ...sent, token: ' ' }, 'token'],
    ['no id', { ...sent, id: null }, 'id'],
    ['a role that is no number', { ...sent, roleCategory: 'admin' }, 'roleCategory'],
  ])('is refused with %s', (_, content, field) => {
    expect(fieldOf(content)).toBe(field);
  });

  test('may hold what nobody understands', () => {
    expect(decode(LoginResult, { ...sent, accountType: 9, activeStatus: 'maybe', planPastDate: 'soon', roleCategory: 42 })).toMatchObject({
      isRead: true,
      value: { plan: null, isComplete: false, planEndsOn: null, roleCategory: 42 },
    });
  });

  test('of somebody who has yet to activate is an id and an address (R-109)', () => {
    expect(decode(LoginResult, { id: 8, email: 'pending@provena.test', status: '-3' })).toMatchObject({
      isRead: true,
      value: { id: 8, email: 'pending@provena.test', status: -3 },
    });
  });

  test('is written in the words of the wire', () => {
    const read = decode(LoginResult, { ...sent, authStr: 'dashboard@monitor,roi@monitor', accountType: 1, h5event_log_user: 1 });
    expect(read.isRead && LoginResult.write(read.value)).toMatchObject({
      token: 't-7',
      authStr: 'dashboard@monitor,roi@monitor',
      accountType: 1,
      h5event_log_user: true,
      accountLogo: 'avatar1',
    });
  });
});

test.each([
  [0, 'trial'],
  [1, 'paid'],
])('accountType %s is %s (R-081)', (accountType, plan) => {
  expect(decode(Account, { ...sent, accountType })).toMatchObject({ isRead: true, value: { plan } });
});

test('the account center reads the same account without a token', () => {
  expect(decode(Account, { ...sent, token: undefined, roleNameNew: '主账号' })).toMatchObject({
    isRead: true,
    value: { newRoleName: '主账号' },
  });
});

test('rights per app may come as a list of their own: nothing is granted beyond it (R-090, R-151)', () => {
  const right = { auth: 'roi@monitor', view: 1, edit: 0 };
  const result = decode(AuthInfo, [{ appId: 1001, roleAuthDetailList: [right], payAuth: 1 }]);
  expect(result).toMatchObject({
    isRead: true,
    value: { menus: [], pay: false, apps: [{ app: 1001, pay: true, menus: [{ key: 'roi@monitor', canView: true, canEdit: false }] }] },
  });
  expect(decode(AuthInfo, { roleAuthDetailList: [right] })).toMatchObject({
    isRead: true,
    value: { apps: [], menus: [{ key: 'roi@monitor' }] },
  });
});
