import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['只差企业与联系人', 'Only your details are missing'],
  lead: ['填好后即可创建应用，之后都能在账户中心修改。', 'With them you can create apps. They can be changed in the account centre.'],
  title: ['完善资料', 'Complete your details'],
  of: [(email: string) => `主账号 ${email}`, (email: string) => `Main account ${email}`],
  company: ['企业名称', 'Company'],
  name: ['联系人', 'Contact'],
  phone: ['手机', 'Phone'],
  phoneHint: ['选填，用于到期与异常提醒', 'Optional, for reminders and alarms'],
  phoneWrong: ['只填数字，可带区号与短横', 'Digits, with a country code and hyphens if you like'],
  save: ['保存并继续', 'Save and go on'],
  saved: ['资料已保存', 'Your details are saved'],
  later: ['退出登录', 'Sign out'],
  unreachable: ['没有连上服务，稍后再试；填写的内容都还在。', 'The service did not answer. Try again later; what you typed is still here.'],
  nobodyTitle: ['先登录', 'Sign in first'],
  nobodyCause: ['登录主账号后，这里会显示还需要完善的资料。', 'Sign in as the main account to see which details are missing.'],
  login: ['登录', 'Sign in'],
  completeTitle: ['资料已完善', 'Nothing is missing'],
  completeCause: ['企业与联系人可以随时在账户中心修改。', 'Company and contact can be changed in the account centre.'],
  centre: ['打开账户中心', 'Open the account centre'],
});
