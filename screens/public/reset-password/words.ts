import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['重设密码', 'Reset your password'],
  lead: ['其他设备会退出登录，数据与授权不受影响。', 'Other devices are signed out. Data and authorizations aren’t affected.'],
  of: [(email: string) => `账号 ${email}`, (email: string) => `For ${email}`],
  password: ['新密码', 'New password'],
  submit: ['设置新密码', 'Set new password'],
  checking: ['正在确认链接', 'Checking the link'],
  brokenTitle: ['链接已失效', 'This link no longer works'],
  brokenCause: [
    '重设链接只能用一次，改过密码或重新发送后，旧的链接也会失效。',
    'A reset link works once. It also stops working after the password changes or a new email is sent.',
  ],
  again: ['重新发送链接', 'Send a new link'],
  failedTitle: ['没有连上服务', 'Couldn’t reach the service'],
  failedCause: ['链接还没有用掉，稍后重试。', 'The link is still valid. Try again in a moment.'],
  retry: ['重试', 'Retry'],
  unreachable: [
    '没有连上服务，请稍后重试；填写的内容都还在。',
    'Couldn’t reach the service. Your entries are still here. Try again in a moment.',
  ],
});
