import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';

const medium = mediumOf('huawei');

/** HUAWEI: by a client id and its secret. One call serves both of its screens. */
export const HuaweiBinding = () => (
  <CredentialsScreen medium={medium} fields={credentialFields.huawei} calls={credentialCalls.huawei} guide={guide} />
);
