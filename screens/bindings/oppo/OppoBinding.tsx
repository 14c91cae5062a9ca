import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';

const medium = mediumOf('oppo');

/** OPPO: by an owner and the two parts of its key. */
export const OppoBinding = () => (
  <CredentialsScreen medium={medium} fields={credentialFields.oppo} calls={credentialCalls.oppo} guide={guide} />
);
