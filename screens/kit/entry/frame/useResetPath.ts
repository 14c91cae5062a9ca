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
  fill: ['填写邮箱', 'Your address'],
  fillDetail: ['登录用的邮箱', 'The one you sign in with'],
  open: ['打开邮件里的链接', 'The link in the mail'],
  openDetail: ['只能用一次', 'It works once'],
  set: ['设置新密码', 'A new password'],
  setDetail: ['旧密码立刻失效', 'The old one ends at once'],
});
