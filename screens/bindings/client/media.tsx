import { secondBindings } from '#app/api/ad-accounts/bindingPaths.ts';
import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { CredentialsScreen } from '#screens/kit/binding/index.ts';
import { honorGuide, huaweiStoreGuide, vivoGuide } from './guides.ts';

/** Networks that take a client, its secret, and the ids that it reads. */
const honor = { medium: mediumOf('honor'), fields: credentialFields.honor, calls: credentialCalls.honor, guide: honorGuide };
const vivo = { medium: mediumOf('vivo'), fields: credentialFields.vivo, calls: credentialCalls.vivo, guide: vivoGuide };

/** The other of HUAWEI's two screens: its app store, with the same call. */
const huaweiStore = {
  medium: { ...mediumOf('huawei'), name: secondBindings.huawei.name },
  fields: credentialFields.huawei,
  calls: credentialCalls.huawei,
  guide: huaweiStoreGuide,
};

export const HonorBinding = () => <CredentialsScreen {...honor} />;
export const VivoBinding = () => <CredentialsScreen {...vivo} />;
export const HuaweiStoreBinding = () => <CredentialsScreen {...huaweiStore} />;
