import { SegmentedControl, useWords } from '#design-system';
import { credentialCalls } from '#app/api/ad-accounts/credentialCalls.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { choiceParam, useUrlState } from '#app/lib/urlState.ts';
import { CredentialsScreen, useMediumName } from '#screens/kit/binding/index.ts';
import { guide } from './guide.ts';
import { words } from './words.ts';

/** Its calls are ours. */
const eCard = { medium: mediumOf('ekawa'), fields: credentialFields.ekawa, calls: credentialCalls.ekawa, guide };
const huichuan = { medium: mediumOf('uc'), fields: credentialFields.uc, calls: credentialCalls.uc, guide };

export const params = { of: choiceParam(['ekawa', 'uc'], 'ekawa') };

/** One screen for both products of Alibaba: Huichuan has a declared call and no screen of its own. */
export function AlibabaBinding() {
  const t = useWords(words);
  const { values, set } = useUrlState(params);
  const names = [useMediumName(eCard.medium), useMediumName(huichuan.medium)] as const;
  const choice = (
    <SegmentedControl
      label={t.product}
      options={[
        { value: 'ekawa', label: names[0] },
        { value: 'uc', label: names[1] },
      ]}
      value={values.of}
      onChange={(of) => set({ of })}
    />
  );
  return values.of === 'uc' ? <CredentialsScreen {...huichuan} lead={choice} /> : <CredentialsScreen {...eCard} lead={choice} />;
}
