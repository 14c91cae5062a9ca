import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { AuthorizationScreen, MiniProgramNote } from '#screens/kit/binding/index.ts';

const weixin = {
  medium: mediumOf('wxmp'),
  returns: { name: 'auth_code', pattern: /^[\w@-]{1,300}$/ },
  grants: [
    ['读取公众号广告账户与推广计划', 'Read ad accounts and campaigns of the official account'],
    ['读取消耗报表', 'Read spend reports'],
  ],
} as const;

/** Weixin Official Accounts: an administrator agrees. The call that tells who came back is ours. */
export const WeixinBinding = () => (
  <AuthorizationScreen
    {...weixin}
    describe={{ call: returnCalls.wxmp, input: ({ state, auth_code: code }) => ({ state, body: { code } }) }}
    lead={<MiniProgramNote />}
  />
);
