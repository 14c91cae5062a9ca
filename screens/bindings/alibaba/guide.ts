import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Both of its back offices show them alike. */
export const guide: readonly GuideStep[] = [
  {
    title: ['登录投放后台', 'Sign in to the back office'],
    text: [
      '汇川与 e 卡是两个后台，账户不通用。汇川的账户名和密码就是登录用的，e 卡的账户 ID 在账户信息里。',
      'Huichuan and E-card are two back offices with accounts of their own. Huichuan takes the account name and password that you sign in with; the account ID of E-card stands under account information.',
    ],
  },
  {
    title: ['账户设置 → 数据接口', 'Account settings → Data API'],
    text: ['没有入口请联系客户经理开通。', 'Ask your account manager if it is not there.'],
  },
  {
    title: ['复制 Token 或密钥', 'Copy the token or the secret key'],
    text: ['密钥与 Token 重新生成会让旧的立刻失效。', 'A new key or token ends the old one at once.'],
  },
];
