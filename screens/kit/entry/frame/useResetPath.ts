import { bilingual, useWords } from '#design-system';
import type { EntryStop } from './EntryPath.tsx';

const order = ['fill', 'open', 'set'] as const;

/** The way to a new password, seen from one of its stops. */
export function useResetPath(at: (typeof order)[number], isBroken = false): readonly EntryStop[] {
  const t = useWords(words);
  const here = order.indexOf(at);
  return order.map((name, index) => ({
    title: t[name],
    detail: t[`${name}Detail`],
    state: index < here ? 'passed' : index > here ? 'ahead' : isBroken ? 'broken' : 'here',
  }));
}

const words = bilingual({
  fill: ['填写邮箱', 'Enter your email'],
  fillDetail: ['登录用的邮箱', 'The email you sign in with'],
  open: ['打开邮件里的链接', 'Open the link in the email'],
  openDetail: ['只能用一次', 'It works once'],
  set: ['设置新密码', 'Set a new password'],
  setDetail: ['旧密码立即失效', 'The old password stops working immediately'],
});
