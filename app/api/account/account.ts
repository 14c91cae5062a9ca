import { calls } from '../declare/calls.ts';
import { flag, nothing, text } from '../wire/scalars.ts';
import { company, person, phone, secret, token } from '../wire/sensitive.ts';
import { maybe, named, orElse, shape } from '../wire/shapes.ts';
import { Account } from './shapes.ts';

const { query, mutation } = calls('account');

export const account = {
  detail: query('GET /api/account/detail', { result: Account, cites: 'R-079 R-083 R-174', spec: 'getAccountDetail' }),
  /** Who a token belongs to. */
  ofToken: query('GET /api/account/{token}', { path: { token }, result: Account, cites: 'A-21', spec: 'getByToken' }),
  update: mutation('PUT /api/account/updateBase', {
    body: shape({ company: maybe(company), name: maybe(person), phone: maybe(phone) }),
    result: nothing,
    cites: 'R-174 G-06',
    spec: 'updateAccountBase',
  }),
  changePassword: mutation('PUT /api/account/updatePwd', {
    query: { from: named('oldPassword', secret), to: named('newPassword', secret), mvLogin: flag },
    result: nothing,
    cites: 'R-173',
    spec: 'updateAccountPwd',
  }),
  avatar: query('GET /api/account/accountLogo', {
    result: shape({ avatar: named('accountLogo', orElse(text, 'avatar1')) }),
    cites: 'R-080 R-084 G-04',
    spec: 'getAccountLogo',
  }),
};
