import { bilingual } from '#design-system';

export const words = bilingual({
  platforms: ['支持 iOS、Android、Harmony、快应用、H5 与小程序', 'For iOS, Android, Harmony, quick apps, H5 and mini-programs'],
  terms: ['服务条款', 'Terms of service'],
  policy: ['隐私政策', 'Privacy policy'],
  login: ['登录', 'Sign in'],
  register: ['注册', 'Register'],
  registerDetail: ['填写企业与邮箱，约 1 分钟', 'Company and email, about a minute'],
  activate: ['激活邮箱', 'Activate'],
  activateDetail: ['点开邮件里的链接，只能用一次', 'Open the link in the mail; it works once'],
  complete: ['完善资料', 'Your details'],
  completeDetail: ['企业与联系人，之后可改', 'Company and contact, to be changed any time'],
  integrate: ['接入应用', 'Integrate'],
  integrateDetail: ['按平台复制代码，联调通过后完成', 'Copy the code of your platform and see it work'],
  install: ['第一个激活', 'First install'],
  installDetail: ['从来源到激活，逐层可查', 'From its source to the install, step by step'],
});
