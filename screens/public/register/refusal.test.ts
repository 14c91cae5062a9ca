import { expect, test } from 'vitest';
import { Refused } from '#screens/kit/form/refused.ts';
import { refusalOf } from './refusal.ts';

test.each([
  [new Refused('该邮箱已注册', -1008), { fields: [{ name: 'email', error: '该邮箱已注册' }] }],
  [new Refused('密码至少 8 位', -5000), { fields: [{ name: 'password', error: '密码至少 8 位' }] }],
  [new Refused('邮箱格式不正确', -5000), { fields: [{ name: 'email', error: '邮箱格式不正确' }] }],
  [new Refused('暂停注册', -5000), { form: '暂停注册' }],
  [new TypeError('Failed to fetch'), { form: 'Not reached' }],
])('%s stands where it belongs', (error, refusal) => {
  expect(refusalOf(error, 'Not reached')).toEqual(refusal);
});
