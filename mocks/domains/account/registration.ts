import { answerAnyone, type Answer } from '../../service/answer.ts';
import { missing, Refusal, taken } from '../../service/refusal.ts';
import type { Account } from '../../world/people/account.ts';
import { readerOf, send, used } from '../../world/people/entry/letters.ts';
import { companies } from '../../world/people/entry/seed-companies.ts';
import { newcomer } from '../../world/people/entry/newcomer.ts';
import { endSessions } from '../../world/people/entry/sessions.ts';
import type { World } from '../../world/world.ts';
import { registration } from '#app/api/account/registration.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { shortestPassword } from './account.ts';
import { personAt } from './session.ts';

const expired = () => new Refusal(-5000, '链接已失效，请重新获取');

export function mustBeAddress(world: World, email: string) {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal(-5000, '邮箱格式不正确');
  if (personAt(world, email)) throw taken('该邮箱已注册');
}

function mustBePassword(password: string) {
  if (password.length < shortestPassword) throw new Refusal(-5000, `密码至少 ${shortestPassword} 位`);
}

const toldOf = ({ id, email, status }: Account) => ({ id, email, status });

function register(world: World, given: { email: string; password: string; company?: string; name?: string | null; phone?: string | null }) {
  const { email, password, company = '', name, phone } = given;
  mustBeAddress(world, email.trim());
  mustBePassword(password);
  const id = world.accounts.nextId();
  const person = { ...newcomer(world.now.day), id, root: id, email: email.trim(), password, company, name: name ?? '', phone: phone ?? '' };
  world.accounts.put(person);
  send(world, 'activate', person);
  return toldOf(person);
}

/** Of those who have registered and not activated. About anybody else nothing is told. */
function waiting(world: World, id: number): Account {
  const person = world.accounts.find(id);
  if (person?.status !== -3) throw missing('账号');
  return person;
}

export const registrationAnswers: readonly Answer[] = [
  answerAnyone(registration.register, ({ world, input: { body } }) => register(world, body)),
  answerAnyone(registration.registerMv, ({ world, input: { body } }) => register(world, body)),
  answerAnyone(registration.found, ({ world, input }) => toldOf(waiting(world, input.id))),
  answerAnyone(registration.changeEmail, ({ world, input }) => {
    const person = waiting(world, input.id);
    if (person.email !== input.from) throw missing('账号');
    mustBeAddress(world, input.to.trim());
    const changed = world.accounts.put({ ...person, email: input.to.trim() });
    send(world, 'activate', changed);
    return null;
  }),
  answerAnyone(registration.sendActivation, ({ world, input }) => {
    send(world, 'activate', waiting(world, input.id));
    return null;
  }),
  answerAnyone(ourAccount.activate, ({ world, input }) => {
    const person = readerOf(world, 'activate', input.code);
    if (!person) throw expired();
    used(world, 'activate', person.id);
    const isInvited = person.id !== person.root;
    world.accounts.change(person.id, { status: 1, isActivated: isInvited });
    // Who was invited has no password yet, and a company already.
    if (isInvited) send(world, 'reset', person);
    return null;
  }),

  // The answer is the same for an address that nobody has.
  answerAnyone(registration.sendForgotten, ({ world, input }) => {
    const person = personAt(world, input.email);
    if (person && person.status === 1 && !person.isDemo) send(world, 'reset', person);
    return null;
  }),
  answerAnyone(registration.codeOwner, ({ world, input }) => {
    const person = readerOf(world, 'reset', input.code);
    if (!person) throw new Refusal(400, '链接已失效，请重新获取');
    return { id: person.id, email: person.email };
  }),
  answerAnyone(registration.resetPassword, ({ world, input: { id, body } }) => {
    const person = readerOf(world, 'reset', body.code);
    if (person?.id !== id) throw expired();
    mustBePassword(body.password);
    used(world, 'reset', id);
    world.accounts.change(id, { password: body.password });
    endSessions(world, id);
    return null;
  }),

  answerAnyone(registration.companies, ({ input }) => {
    const word = input.word.trim();
    return word.length < 2 ? [] : companies.filter(({ name }) => name.includes(word)).slice(0, 10);
  }),
];
