import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { AuthorizationScreen } from '#screens/kit/binding/index.ts';

const oceanEngine = {
  medium: mediumOf('toutiao'),
  returns: { name: 'auth_code', pattern: /^[\w-]{1,200}$/ },
  grants: [
    ['读取账户与推广计划', 'Read accounts and campaigns'],
    ['读取消耗与素材报表', 'Read spend and creative reports'],
    ['发送转化回传', 'Send postbacks'],
  ],
} as const;

/** Ocean Engine: by an authorization, whose code is exchanged as a form. */
export const OceanEngineBinding = () => (
  <AuthorizationScreen
    {...oceanEngine}
    describe={{ call: returnCalls.toutiao, input: ({ state, auth_code: code }) => ({ body: { state, code } }) }}
  />
);
