import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录推广后台', 'Sign in to the back office'],
    text: [
      '用要绑定的推广账户登录，用户名和密码就是这里要填的。子账户看不到接口设置。',
      'Use the account to connect: its name and password are what is entered here. Sub-accounts have no API settings.',
    ],
  },
  { title: ['工具中心 → API 接口', 'Tools → API'], text: ['申请开通后会分配一个 Token。', 'A token is issued once access is granted.'] },
  {
    title: ['密码或 Token 改过之后', 'After the password or the token changed'],
    text: ['回到这里更新凭证，期间缺失的数据会自动补取。', 'Update the credentials here. Data that was missed is fetched then.'],
  },
];
