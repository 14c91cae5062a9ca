import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['重设密码', 'A new password'],
  lead: ['其他设备会退出登录，数据与授权不受影响。', 'Other devices are signed out. Data and authorisations stay as they are.'],
  title: ['设置新密码', 'Set a new password'],
  of: [(email: string) => `账户 ${email}`, (email: string) => `For ${email}`],
  password: ['新密码', 'New password'],
  submit: ['设置新密码', 'Set the password'],
  checking: ['正在确认链接', 'Checking the link'],
  brokenTitle: ['链接已失效', 'The link does not work any more'],
  brokenCause: [
    '重设链接只能用一次，改过密码或重新发送后，旧的链接也会失效。',
    'A link works once. It also ends when the password changes or another mail is sent.',
  ],
  again: ['重新发送链接', 'Send another link'],
  failedTitle: ['没有连上服务', 'The service did not answer'],
  failedCause: ['链接还没有用掉，稍后重试。', 'The link has not been used up. Try again later.'],
  retry: ['重试', 'Try again'],
  unreachable: ['没有连上服务，稍后再试；填写的内容都还在。', 'The service did not answer. Try again later; what you typed is still here.'],
});
