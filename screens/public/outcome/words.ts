import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['每个数字，都有出处', 'Every number has its origin'],
  lead: ['从点击到付费，逐层回到来源。', 'From the click to the payment, step by step back to the source.'],
  login: ['登录', 'Sign in'],
  home: ['返回首页', 'To the start page'],
  dashboard: ['打开数据概览', 'Open the overview'],
});

export const success = bilingual({
  activation: ['账户已激活', 'The account is active'],
  activationCause: ['现在可以登录，下一步是完善资料并接入第一个应用。', 'You can sign in now. Next come your details and your first app.'],
  password: ['新密码已生效', 'The new password is set'],
  passwordCause: [
    '旧密码立刻失效，其他设备已退出登录。用新密码登录即可。',
    'The old one has ended, and other devices are signed out. Sign in with the new one.',
  ],
  anything: ['操作成功', 'Done'],
  anythingCause: ['改动已保存，可以关闭本页或继续。', 'It has been saved. You can close this page, or go on.'],
});

export const failure = bilingual({
  activation: ['没有激活成功', 'It was not activated'],
  activationCause: [
    '激活链接只能用一次，更换邮箱后旧的链接也会失效。账户可能已经激活，先试着登录。',
    'A link works once, and ends when the address changes. The account may be active already: try to sign in.',
  ],
  activationWay: ['重新发送激活邮件', 'Send the mail again'],
  password: ['没有设置新密码', 'The password was not set'],
  passwordCause: ['重设链接只能用一次，请重新获取。', 'A link works once. Get another one.'],
  passwordWay: ['重新发送链接', 'Send another link'],
  anything: ['操作没有完成', 'It was not done'],
  anythingCause: [
    '没有任何改动。返回上一步重试，仍不成功时请联系主账号或管理员。',
    'Nothing has changed. Go back and try again; if it fails again, ask your main account or a manager.',
  ],
});
