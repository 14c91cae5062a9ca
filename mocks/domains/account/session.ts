import { answer, answerPublic, type Answer } from '../../service/answer.ts';
import { Refusal } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { accountOfCode, deleteMail } from '../../world/members/registration/mails.ts';
import { begin, end } from '../../world/members/registration/sessions.ts';
import type { World } from '../../world/world.ts';
import { profileOf } from './profile.ts';
import { session } from '#app/api/account/session.ts';
import type { LoginResult } from '#app/api/account/shapes.ts';

/** Never says which half is wrong. */
const unknown = () => new Refusal(-5000, '邮箱或密码不正确');
const disabled = () => new Refusal(-1009, '账号已停用，请联系管理员');

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export const personAt = (world: World, email: string) => world.accounts.all().find((person) => same(person.email, email));

function signIn(world: World, person: Account): LoginResult {
  if (person.status === 0) throw disabled();
  //
  if (person.status === -3) return { id: person.id, email: person.email, status: person.status };
  return { ...profileOf(world, person), token: begin(world, person), isSpecialOnH5: person.isSpecialOnH5 };
}

export const sessionAnswers: readonly Answer[] = [
  answerPublic(session.login, ({ world, input: { body } }) => {
    const person = personAt(world, body.email);
    if (!person || person.password !== body.password) throw unknown();
    return signIn(world, person);
  }),
  answerPublic(session.loginByCode, ({ world, input }) => {
    const person = accountOfCode(world, 'sign-in', input.code);
    if (!person) throw new Refusal(-5000, '授权已失效，请重新登录');
    deleteMail(world, 'sign-in', person.id);
    return signIn(world, person);
  }),
  answer(session.logout, ({ world, token }) => {
    if (token !== null) end(world, token);
    return null;
  }),
];
