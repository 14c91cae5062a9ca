import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { guideIn } from './guide.ts';

const medium = mediumOf('mintegral');

/** Mintegral: by a user name and an API key. */
export const MintegralBinding = () => (
  <CredentialsScreen
    medium={medium}
    fields={credentialFields.mintegral}
    calls={credentialCalls.mintegral}
    guide={guideIn(reportZone.name)}
  />
);
