import { bilingual } from '#design-system';

export const words = bilingual({
  rotate: ['更新凭证', 'Update credentials'],
  signIn: ['登录 Mintegral 后台', 'Sign in to Mintegral'],
  signInText: ['用广告主账户登录，Username 是登录名。', 'Use the advertiser account. The username is the one you sign in with.'],
  api: ['Account → API Tools', 'Account → API Tools'],
  apiText: ['没有看到请联系客户经理开通。', 'Ask your account manager if it is not there.'],
  create: ['复制 API Key', 'Copy the API key'],
  createText: ['按 UTC+8 取数，与 Provena 的日期一致。', 'Data is read in UTC+8, the same days as in Provena.'],
});
