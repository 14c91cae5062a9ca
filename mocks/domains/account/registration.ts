import { answerPublic, type Answer } from '../../service/answer.ts';
import { missing, Refusal, taken, unfit } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { accountOfCode, sendMail, deleteMail } from '../../world/members/registration/mails.ts';
import { companies } from '../../world/members/registration/seed-companies.ts';
import { newAccount } from '../../world/members/registration/newAccount.ts';
import { endSessions } from '../../world/members/registration/sessions.ts';
import type { World } from '../../world/world.ts';
import { registration } from '#app/api/account/registration.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { shortestPassword } from './account.ts';
import { personAt } from './session.ts';

const expired = () => new Refusal(-5000, '链接已失效，请重新获取');

export function requireAddress(world: World, email: string, field = 'email') {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw unfit(-5000, field, '邮箱格式不正确');
  if (personAt(world, email)) throw taken('该邮箱已注册', field);
}

function mustBePassword(password: string) {
  if (password.length < shortestPassword) throw unfit(-5000, 'password', `密码至少 ${shortestPassword} 位`);
}

const toPending = ({ id, email, status }: Account) => ({ id, email, status });

function register(world: World, given: { email: string; password: string; company?: string; name?: string | null; phone?: string | null }) {
  const { email, password, company = '', name, phone } = given;
  requireAddress(world, email.trim());
  mustBePassword(password);
  const id = world.accounts.nextId();
  const person = {
    ...newAccount(world.now.day),
    id,
    root: id,
    email: email.trim(),
    password,
    company,
    name: name ?? '',
    phone: phone ?? '',
  };
  world.accounts.put(person);
  sendMail(world, 'activate', person);
  return toPending(person);
}

/** The account of an address that has registered but not activated. Other accounts are not revealed. */
function waiting(world: World, id: number): Account {
  const person = world.accounts.find(id);
  if (person?.status !== -3) throw missing('账号');
  return person;
}

export const registrationAnswers: readonly Answer[] = [
  answerPublic(registration.register, ({ world, input: { body } }) => register(world, body)),
  answerPublic(registration.registerMv, ({ world, input: { body } }) => register(world, body)),
  answerPublic(registration.found, ({ world, input }) => toPending(waiting(world, input.id))),
  answerPublic(registration.changeEmail, ({ world, input }) => {
    const person = waiting(world, input.id);
    if (person.email !== input.from) throw missing('账号');
    requireAddress(world, input.to.trim(), 'newemail');
    const changed = world.accounts.put({ ...person, email: input.to.trim() });
    sendMail(world, 'activate', changed);
    return null;
  }),
  answerPublic(registration.sendActivation, ({ world, input }) => {
    sendMail(world, 'activate', waiting(world, input.id));
    return null;
  }),
  answerPublic(ourAccount.activate, ({ world, input }) => {
    const person = accountOfCode(world, 'activate', input.code);
    if (!person) throw expired();
    deleteMail(world, 'activate', person.id);
    const isInvited = person.id !== person.root;
    world.accounts.change(person.id, { status: 1, isActivated: isInvited });
    // An invited member has a company but no password yet.
    if (isInvited) sendMail(world, 'reset', person);
    return null;
  }),

  // The answer is the same for an unknown address.
  answerPublic(registration.sendForgotten, ({ world, input }) => {
    const person = personAt(world, input.email);
    if (person && person.status === 1 && !person.isDemo) sendMail(world, 'reset', person);
    return null;
  }),
  answerPublic(registration.codeOwner, ({ world, input }) => {
    const person = accountOfCode(world, 'reset', input.code);
    if (!person) throw new Refusal(400, '链接已失效，请重新获取');
    return { id: person.id, email: person.email };
  }),
  answerPublic(registration.resetPassword, ({ world, input: { id, body } }) => {
    const person = accountOfCode(world, 'reset', body.code);
    if (person?.id !== id) throw expired();
    mustBePassword(body.password);
    deleteMail(world, 'reset', id);
    world.accounts.change(id, { password: body.password });
    endSessions(world, id);
    return null;
  }),

  answerPublic(registration.companies, ({ input }) => {
    const word = input.word.trim();
    return word.length < 2 ? [] : companies.filter(({ name }) => name.includes(word)).slice(0, 10);
  }),
];
