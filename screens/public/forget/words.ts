import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['重设密码', 'Reset your password'],
  lead: ['其他设备会退出登录，数据与授权不受影响。', 'Other devices are signed out. Data and authorizations aren’t affected.'],
  cause: ['填写登录邮箱，我们把重设链接发过去。', 'Enter your sign-in email and we’ll send you a reset link.'],
  email: ['邮箱', 'Email'],
  send: ['发送重设链接', 'Send reset link'],
  sentTitle: ['查收邮件', 'Check your email'],
  sent: [
    (email: string) => `如果 ${email} 是一个可用的账号，重设链接已经发过去了。`,
    (email: string) => `If ${email} belongs to an active account, a reset link is on its way.`,
  ],
  why: [
    '不论邮箱是否注册，这里显示的都一样，以免账号被人试探。',
    'This message is the same for every email, so nobody can find out who has an account.',
  ],
  otherEmail: ['换一个邮箱', 'Use another email'],
  back: ['返回登录', 'Back to sign in'],
  unreachable: [
    '没有连上服务，请稍后重试；填写的内容都还在。',
    'Couldn’t reach the service. Your entries are still here. Try again in a moment.',
  ],
  sentAgain: ['已重新发送', 'Sent again'],
});
