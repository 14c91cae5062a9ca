import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['重设密码', 'A new password'],
  lead: ['其他设备会退出登录，数据与授权不受影响。', 'Other devices are signed out. Data and authorisations stay as they are.'],
  title: ['忘记密码', 'Forgot your password?'],
  cause: ['填写登录邮箱，我们把重设链接发过去。', 'Enter the address you sign in with. A link to set a new password goes there.'],
  email: ['邮箱', 'Email'],
  send: ['发送重设链接', 'Send the link'],
  sentTitle: ['查收邮件', 'Look into your mail'],
  sent: [
    (email: string) => `如果 ${email} 是一个可用的账户，重设链接已经发过去了。`,
    (email: string) => `If ${email} belongs to an active account, a link is on its way there.`,
  ],
  why: [
    '不论邮箱是否注册，这里显示的都一样，以免账户被人试探。',
    'This page says the same for every address, so that nobody can probe for accounts.',
  ],
  otherEmail: ['换一个邮箱', 'Another address'],
  back: ['返回登录', 'Back to the sign-in'],
  unreachable: ['没有连上服务，稍后再试；填写的内容都还在。', 'The service did not answer. Try again later; what you typed is still here.'],
  sentAgain: ['已重新发送', 'Sent again'],
});
