import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['账号由你掌握', 'Your account stays yours'],
  lead: ['数据与授权不受影响。', 'Data and authorizations aren’t affected.'],
  text: [
    '如果不是你更换的登录邮箱，在这里恢复：继续用原来的邮箱登录，所有登录都会退出，并收到一封设置新密码的邮件。',
    'If you didn’t change your sign-in email, restore it here. You keep your previous email, every session is signed out, and you get an email to set a new password.',
  ],
  restore: ['恢复原来的邮箱', 'Restore previous email'],
  failed: ['没有恢复成功，请稍后重试。', 'Couldn’t restore the email. Try again in a moment.'],
  unanswered: ['没有连上服务，请稍后重试；链接仍然有效。', 'Couldn’t reach the service. The link is still valid. Try again in a moment.'],
  restored: ['已恢复原来的邮箱', 'Previous email restored'],
  restoredText: [
    '所有登录都已退出。打开刚刚发来的邮件，设置新密码后再登录。',
    'Every session was signed out. Open the email we just sent, set a new password, then sign in.',
  ],
  login: ['登录', 'Sign in'],
  expired: ['链接已失效', 'This link no longer works'],
  expiredText: [
    '恢复链接 7 天内有效，只能用一次；更换已取消时也会失效。',
    'A restore link works once, for 7 days. It also stops working when the change is canceled.',
  ],
  forget: ['忘记密码', 'Forgot your password?'],
});
