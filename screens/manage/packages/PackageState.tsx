import { Status, useWords } from '#design-system';
import type { Package } from '#app/api/ours/links/packages.ts';
import { words } from './words.ts';

const tones = { ready: 'good', outdated: 'warning', building: 'live', failed: 'negative', unused: 'off', disabled: 'off' } as const;

/** The state with its reason. `base` is the version to which an outdated package can be brought. */
export function PackageState({ of: one, base }: { of: Package; base: string | undefined }) {
  const t = useWords(words);
  const why = one.reason === 'signatureDiffers' ? t.signatureDiffers : t.otherReason(one.reason ?? '–');
  const text = {
    ready: t.ready,
    outdated: base === undefined ? t.outdatedPlain : t.outdated(base),
    building: t.building(Math.round((one.progress ?? 0) * 100)),
    failed: t.failed(why),
    unused: t.unused,
    disabled: t.disabled,
  }[one.state];
  return <Status tone={tones[one.state]}>{text}</Status>;
}
