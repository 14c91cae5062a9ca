import { SegmentedControl, useWords } from '#design-system';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { choiceParam, useUrlState } from '#app/lib/urlState.ts';
import { useMediumName } from '#screens/kit/binding/index.ts';
import { ECardBinding } from './ECardBinding.tsx';
import { HuichuanBinding } from './HuichuanBinding.tsx';
import { words } from './words.ts';

const params = { of: choiceParam(['ekawa', 'uc'], 'ekawa') };

/** One screen for both products of Alibaba: Huichuan has a declared call and no screen of its own. */
export function AlibabaBinding() {
  const t = useWords(words);
  const { values, set } = useUrlState(params);
  const [eCard, huichuan] = [useMediumName(mediumOf('ekawa')), useMediumName(mediumOf('uc'))];
  const choice = (
    <SegmentedControl
      label={t.product}
      options={[
        { value: 'ekawa', label: eCard },
        { value: 'uc', label: huichuan },
      ]}
      value={values.of}
      onChange={(of) => set({ of })}
    />
  );
  return values.of === 'uc' ? <HuichuanBinding choice={choice} /> : <ECardBinding choice={choice} />;
}
