import { answer, answerPublic, type Answer } from '../../service/answer.ts';
import { missing, Refusal, unfit } from '../../service/refusal.ts';
import {
  changeToConfirm,
  changeToTakeBack,
  dropChange,
  emailChangesOf,
  pendingChange,
  sendConfirmation,
  startChange,
} from '../../world/members/registration/emailChanges.ts';
import { sendMail } from '../../world/members/registration/mails.ts';
import { endSessions } from '../../world/members/registration/sessions.ts';
import type { World } from '../../world/world.ts';
import { emailChange } from '#app/api/ours/people/emailChange.ts';
import { ownChange } from './account.ts';
import { personAt } from './session.ts';

const expired = () => new Refusal(-5000, '链接已失效，请重新获取');

function requireFree(world: World, email: string) {
  if (personAt(world, email)) throw unfit(-999, 'email', '该邮箱已注册');
}

export const emailChangeAnswers: readonly Answer[] = [
  answer(emailChange.start, ({ world, caller, input: { body } }) => {
    ownChange(caller);
    if (body.password !== caller.password) throw unfit(-999, 'password', '密码不正确');
    const email = body.to.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw unfit(-999, 'email', '邮箱格式不正确');
    requireFree(world, email);
    startChange(world, caller.id, caller.email, email);
    return null;
  }),
  answer(emailChange.pending, ({ world, caller }) => pendingChange(world, caller.id) ?? null),
  answer(emailChange.resend, ({ world, caller }) => {
    ownChange(caller);
    const pending = pendingChange(world, caller.id);
    if (!pending) throw missing('待确认的邮箱');
    sendConfirmation(world, pending);
    return null;
  }),
  answer(emailChange.cancel, ({ world, caller }) => {
    ownChange(caller);
    dropChange(world, caller.id);
    return null;
  }),
  answer(emailChange.confirm, ({ world, caller, token, input: { body } }) => {
    ownChange(caller);
    const change = changeToConfirm(world, body.code);
    if (!change) throw expired();
    if (change.account !== caller.id) throw new Refusal(-1003, '这个链接属于另一个账号');
    requireFree(world, change.to);
    world.accounts.change(caller.id, { email: change.to });
    emailChangesOf(world).put({ ...change, isConfirmed: true });
    endSessions(world, caller.id, token);
    return { email: change.to };
  }),
  // Somebody else may know the password, so every session ends and the old mailbox chooses a new one.
  answerPublic(emailChange.takeBack, ({ world, input: { body } }) => {
    const change = changeToTakeBack(world, body.code);
    if (!change) throw expired();
    const { account, from } = change;
    const holder = personAt(world, from);
    if (holder && holder.id !== account) throw unfit(-999, 'email', '该邮箱已注册');
    const person = world.accounts.change(account, { email: from });
    for (const later of emailChangesOf(world).all())
      if (later.account === account && later.id >= change.id) emailChangesOf(world).delete(later.id);
    endSessions(world, account);
    if (person) sendMail(world, 'reset', person);
    return { email: from };
  }),
];
