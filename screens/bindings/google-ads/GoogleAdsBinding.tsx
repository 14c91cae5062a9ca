import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { AuthorizationScreen } from '#screens/kit/binding/index.ts';

const google = {
  medium: mediumOf('google'),
  returns: { name: 'code', pattern: /^[\w/.-]{1,300}$/ },
  grants: [
    ['读取账户与推广计划', 'Read accounts and campaigns'],
    ['读取消耗、关键词与国家/地区报表', 'Read spend, keyword and country reports'],
  ],
} as const;

/** Google Ads: by an authorization. The call that tells who came back is ours. */
export const GoogleAdsBinding = () => (
  <AuthorizationScreen {...google} describe={{ call: returnCalls.google, input: ({ state, code }) => ({ state, body: { code } }) }} />
);
