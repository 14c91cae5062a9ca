import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';

const medium = mediumOf('xiaomi');

/** Xiaomi: by a customer id and its key. */
export const XiaomiBinding = () => (
  <CredentialsScreen medium={medium} fields={credentialFields.xiaomi} calls={credentialCalls.xiaomi} guide={guide} />
);
