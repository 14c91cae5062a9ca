import { bilingual } from '#design-system';

export const words = bilingual({
  platforms: ['支持 iOS、Android、HarmonyOS、快应用、H5 与小程序', 'For iOS, Android, HarmonyOS, quick apps, H5 and mini programs'],
  terms: ['服务条款', 'Terms of service'],
  policy: ['隐私政策', 'Privacy policy'],
  login: ['登录', 'Sign in'],
  register: ['注册', 'Create account'],
  registerDetail: ['填写企业与邮箱，约 1 分钟', 'Company and email, takes about 1 minute'],
  activate: ['激活邮箱', 'Activate account'],
  activateDetail: ['点开邮件里的链接，只能用一次', 'Open the link in the email; it works once'],
  complete: ['完善资料', 'Complete your details'],
  completeDetail: ['企业与联系人，之后可改', 'Company and contact, can be changed later'],
  integrate: ['接入应用', 'Integrate your app'],
  integrateDetail: ['按平台复制代码，联调通过后完成', 'Copy the code for your platform and test it live'],
  install: ['第一个激活', 'First install'],
  installDetail: ['从来源到激活，逐层可查', 'Trace it from source to install, step by step'],
});
