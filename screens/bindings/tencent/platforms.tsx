import { secondBindings } from '#app/api/ad-accounts/bindingPaths.ts';
import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { mediumOf, type Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { AuthorizationScreen } from '#screens/kit/binding/index.ts';

const old: Medium = { ...mediumOf('gdt'), name: secondBindings.gdt.name };
const current: Medium = { ...mediumOf('gdt'), name: ['腾讯广告', 'Tencent Ads'] };

/** Both platforms of Tencent Ads return alike, with one call. */
const tencent = {
  returns: { name: 'cid', pattern: /^[\d -]{1,40}$/ },
  grants: [
    ['读取账户、推广计划与创意', 'Read accounts, campaigns and creatives'],
    ['读取消耗与转化报表', 'Read spend and conversion reports'],
    ['发送转化回传', 'Send postbacks'],
  ],
  describe: { call: returnCalls.gdt, input: ({ state, cid }: { state: string; cid: string }) => ({ state, cid }) },
} as const;

export const OldTencentBinding = () => <AuthorizationScreen {...tencent} medium={old} />;
export const NewTencentBinding = () => <AuthorizationScreen {...tencent} medium={current} />;
