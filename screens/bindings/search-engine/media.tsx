import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { SearchEngineBinding } from './SearchEngineBinding.tsx';

const baidu = { medium: mediumOf('baidu'), fields: credentialFields.baidu, calls: bindings.baidu };
/** Its calls are ours. */
const shenma = { medium: mediumOf('sm'), fields: credentialFields.shenma, calls: ours.ourBindings.shenma };

export const BaiduBinding = () => <SearchEngineBinding {...baidu} />;
export const ShenmaBinding = () => <SearchEngineBinding {...shenma} />;
