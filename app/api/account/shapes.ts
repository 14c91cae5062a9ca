import type { ValueOf } from '../wire/codec.ts';
import { coded, day, flag, integer, joined, text } from '../wire/scalars.ts';
import { company, email, person, phone } from '../wire/sensitive.ts';
import { either, maybe, named, readOr, shape } from '../wire/shapes.ts';
import { sessionToken } from '../wire/token.ts';

/** */
export const plan = coded({ trial: 0, paid: 1 });

/** Without id or role nobody is signed in; anything else that cannot be read is done without. */
const profile = {
  id: integer,
  email,
  /** -3: registered, not activated. 1: active. */
  status: readOr(maybe(integer), null),
  /** */
  avatar: named('accountLogo', readOr(text, 'avatar1')),
  universalLogin: readOr(flag, false),
  isSuperUser: readOr(flag, false),
  isChannelPerson: readOr(flag, false),
  rootParent: readOr(maybe(person), null),
  parent: readOr(maybe(person), null),
  roleName: readOr(text, ''),
  /** Shown instead of `roleName` where there is one. */
  newRoleName: named('roleNameNew', readOr(maybe(text), null)),
  /** Keys of the form page@section. */
  rights: named('authStr', readOr(joined, [])),
  company: readOr(company, ''),
  plan: named('accountType', readOr(maybe(plan), null)),
  /** 0 super, 1 manage, 2 app-manage, 3 and 4 custom, 5 channel, any other custom: so every number is read. */
  roleCategory: integer,
  isComplete: named('activeStatus', readOr(flag, false)),
  planEndsOn: named('planPastDate', readOr(maybe(day), null)),
  // Not in the specification (G-06): what the account center shows of a person, and how a demo account is known.
  name: readOr(maybe(person), null),
  phone: readOr(maybe(phone), null),
  isDemo: readOr(flag, false),
};

export const Account = shape(profile);
export type Account = ValueOf<typeof Account>;

/** */
export const LoginAccount = shape({
  ...profile,
  token: sessionToken,
  /** Source of the special-user cookie of H5. */
  isSpecialOnH5: named('h5event_log_user', readOr(flag, false)),
});
export type LoginAccount = ValueOf<typeof LoginAccount>;

/** Registered, not activated: only id and email are remembered. */
export const PendingAccount = shape({ id: integer, email, status: integer });
export type PendingAccount = ValueOf<typeof PendingAccount>;

const isPending = (sent: unknown) => typeof sent === 'object' && sent !== null && 'status' in sent && String(sent.status) === '-3';

/** The signed-in account, or one that is not activated. An answer without a readable token, id or role is rejected. */
export const LoginResult = either({
  first: LoginAccount,
  second: PendingAccount,
  isFirstSent: (sent) => !isPending(sent),
  isFirst: (value): value is LoginAccount => 'token' in value,
});
export type LoginResult = ValueOf<typeof LoginResult>;
