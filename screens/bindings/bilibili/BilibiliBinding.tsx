import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';

const medium = mediumOf('bilibili');

/** Bilibili: by an account and the keys of an app. */
export const BilibiliBinding = () => (
  <CredentialsScreen medium={medium} fields={credentialFields.bilibili} calls={credentialCalls.bilibili} guide={guide} />
);
