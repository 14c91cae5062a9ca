import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';

/** Search engines take the name, the password and the token of an account. */
const baidu = { medium: mediumOf('baidu'), fields: credentialFields.baidu, calls: credentialCalls.baidu, guide };
/** Its calls are ours. */
const shenma = { medium: mediumOf('sm'), fields: credentialFields.sm, calls: credentialCalls.sm, guide };

export const BaiduBinding = () => <CredentialsScreen {...baidu} />;
export const ShenmaBinding = () => <CredentialsScreen {...shenma} />;
