import { calls } from '../declare/calls.ts';
import { flag, nothing } from '../wire/scalars.ts';
import { email, secret } from '../wire/sensitive.ts';
import { maybe, shape } from '../wire/shapes.ts';
import { LoginResult } from './shapes.ts';

const { mutation } = calls('account');

export const session = {
  login: mutation('POST /api/login/loginweb', {
    body: shape({ email, password: secret, remember: maybe(flag) }),
    result: LoginResult,
    isOpen: true,
    isShell: true,
    cites: 'R-107 R-109 R-171 G-06',
    spec: 'loginWeb',
  }),
  /** Back from another sign-in, with the code that it gave. */
  loginByCode: mutation('POST /api/login/oauth', {
    query: { code: secret },
    result: LoginResult,
    isOpen: true,
    isShell: true,
    cites: 'R-172',
    spec: 'loginOauth',
  }),
  logout: mutation('GET /api/login/logout', { result: nothing, isShell: true, cites: 'R-113 R-171', spec: 'logout' }),
};
