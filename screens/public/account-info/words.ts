import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['只差企业与联系人', 'Just a few details left'],
  lead: [
    '填好后即可创建应用，之后都能在账号中心修改。',
    'Then you can create apps. You can change these details later in the account center.',
  ],
  of: [(email: string) => `主账号 ${email}`, (email: string) => `Owner ${email}`],
  company: ['企业名称', 'Company'],
  name: ['联系人', 'Contact'],
  phone: ['手机', 'Phone'],
  phoneHint: ['选填，用于到期与异常提醒', 'Optional, for expiry and issue alerts'],
  phoneWrong: ['只填数字，可带区号与短横', 'Use digits only. A country code and hyphens are fine'],
  save: ['保存并继续', 'Save and continue'],
  saved: ['资料已保存', 'Details saved'],
  later: ['退出登录', 'Sign out'],
  unreachable: [
    '没有连上服务，请稍后重试；填写的内容都还在。',
    'Couldn’t reach the service. Your entries are still here. Try again in a moment.',
  ],
  nobodyTitle: ['先登录', 'Sign in first'],
  nobodyCause: ['登录主账号后，这里会显示还需要完善的资料。', 'Sign in as the owner to see which details are missing.'],
  login: ['登录', 'Sign in'],
  completeTitle: ['资料已完善', 'Your details are complete'],
  completeCause: ['企业与联系人可以随时在账号中心修改。', 'You can change your company and contact in the account center.'],
  center: ['打开账号中心', 'Open account center'],
});
