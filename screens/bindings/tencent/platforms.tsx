import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { TencentBinding } from './TencentBinding.tsx';

const old = { ...mediumOf('gdt'), name: ['腾讯广告（旧版）', 'Tencent Ads (classic)'] } as const;
const current = { ...mediumOf('gdt'), name: ['腾讯广告', 'Tencent Ads'] } as const;

export const OldTencentBinding = () => <TencentBinding medium={old} />;
export const NewTencentBinding = () => <TencentBinding medium={current} />;
