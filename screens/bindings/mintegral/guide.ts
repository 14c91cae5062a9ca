import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where its back office shows what the form asks for. */
export const guideIn = (zone: string): readonly GuideStep[] => [
  {
    title: ['登录 Mintegral 后台', 'Sign in to Mintegral'],
    text: ['用广告主账户登录，Username 是登录名。', 'Use the advertiser account. The username is the one you sign in with.'],
  },
  {
    title: ['Account → API Tools', 'Account → API Tools'],
    text: ['没有看到请联系客户经理开通。', 'Ask your account manager if it is not there.'],
  },
  {
    title: ['复制 API Key', 'Copy the API key'],
    text: [`按 ${zone} 取数，与报表的日期一致。`, `Data is read in ${zone}, the same days as in reports.`],
  },
];
