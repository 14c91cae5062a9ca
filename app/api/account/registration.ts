import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { integer, nothing } from '../wire/scalars.ts';
import { company, email, freeText, person, phone, secret } from '../wire/sensitive.ts';
import { list, maybe, named, shape } from '../wire/shapes.ts';
import { PendingAccount } from './shapes.ts';

const { query, mutation } = calls('account');

/** Suggested while the name of a company is typed. */
export const Company = shape({ name: company, registrationNumber: maybe(secret) });
export type Company = ValueOf<typeof Company>;

const isOpen = true;

/** Registration and password reset, all before sign-in. Some of these GETs change data, because the service is like that. */
export const registration = {
  register: mutation('POST /api/reged/regedaccount', {
    body: shape({ email, password: secret, company, name: maybe(person), phone: maybe(phone) }),
    result: PendingAccount,
    refusals: { '-1008': 'email' },
    isOpen,
    cites: 'R-172 R-219 G-06',
    spec: 'registerAccount',
  }),
  found: query('GET /api/reged/find/{id}', {
    path: { id: integer },
    result: PendingAccount,
    isOpen,
    cites: 'R-172',
    spec: 'findRegistration',
  }),
  changeEmail: mutation('GET /api/reged/modifyemail/{id}', {
    path: { id: integer },
    query: { from: named('oldemail', email), to: named('newemail', email) },
    result: nothing,
    refusals: { '-1008': 'to' },
    isOpen,
    cites: 'R-172 R-219',
    spec: 'modifyRegisteredEmail',
  }),
  /** The flag is not explained; 1 is sent for a first mail and 2 for another one. */
  sendActivation: mutation('GET /api/reged/sendeactivemail/{id}/{flag}', {
    path: { id: integer, flag: integer },
    result: nothing,
    isOpen,
    cites: 'R-172 G-06 A-44',
    spec: 'sendActiveMail',
  }),

  sendForgotten: mutation('GET /api/reged/sendforgetpwdemail', {
    query: { email },
    result: nothing,
    isOpen,
    cites: 'R-172',
    spec: 'sendForgetPwdEmail',
  }),
  /** The account that a mailed code belongs to. */
  codeOwner: query('GET /api/reged/validatepass', {
    query: { code: named('message', secret) },
    result: shape({ id: integer, email: maybe(email) }),
    isOpen,
    cites: 'R-172 G-06',
    spec: 'validateResetMessage',
  }),
  resetPassword: mutation('POST /api/reged/updatepwd/{id}', {
    path: { id: integer },
    body: shape({ password: secret, code: named('message', secret) }),
    result: nothing,
    isOpen,
    cites: 'R-172 G-06',
    spec: 'resetPassword',
  }),

  /** `mv` is not explained; it is read as a second way to sign in. */
  registerMv: mutation('POST /api/reged/mvaccount', {
    body: shape({ email, password: secret }),
    result: PendingAccount,
    isOpen,
    cites: 'R-172 G-06',
    spec: 'createMvAccount',
  }),
  companies: query('POST /api/tkio/openapi/findCompany', {
    query: { word: freeText },
    result: list(Company),
    isOpen,
    cites: 'R-172',
    spec: 'findCompany',
  }),
};
