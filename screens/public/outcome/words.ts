import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['每个数字，都有出处', 'Every number has a source'],
  lead: ['从点击到付费，逐层回到来源。', 'From click to payment, traced back to the source.'],
  login: ['登录', 'Sign in'],
  home: ['返回首页', 'Back to home'],
  dashboard: ['打开数据概览', 'Open overview'],
});

export const success = bilingual({
  activation: ['账号已激活', 'Account activated'],
  activationCause: ['现在可以登录，下一步是完善资料并接入第一个应用。', 'Sign in to complete your details and connect your first app.'],
  password: ['新密码已生效', 'New password set'],
  passwordCause: [
    '旧密码立刻失效，其他设备已退出登录。用新密码登录即可。',
    'The old password no longer works, and other devices were signed out. Sign in with the new one.',
  ],
  anythingCause: ['改动已保存，可以关闭本页或继续。', 'Your changes are saved. Close this page or continue.'],
});

export const failure = bilingual({
  activation: ['没有激活成功', 'Couldn’t activate the account'],
  activationCause: [
    '激活链接只能用一次，更换邮箱后旧的链接也会失效。账号可能已经激活，先试着登录。',
    'An activation link works once and stops working when you change your email. Your account may already be active. Try signing in.',
  ],
  activationWay: ['重新发送激活邮件', 'Resend activation email'],
  password: ['没有设置新密码', 'Couldn’t set the new password'],
  passwordCause: ['重设链接只能用一次，请重新获取。', 'A reset link works once. Request a new one.'],
  passwordWay: ['重新发送链接', 'Send a new link'],
  anythingCause: [
    '没有任何改动。返回上一步重试，仍不成功时请联系主账号或管理员。',
    'Nothing changed. Go back and try again. If it fails again, contact the owner or an admin.',
  ],
});
