import { ViewChoice, useWords } from '#design-system';
import { trafficNames } from '#app/lib/glossary/words.ts';
import type { Report, Traffic } from '#screens/kit/report/view/index.ts';
import { filterWords } from './words.ts';

const traffics: readonly Traffic[] = ['blended', 'paid', 'organic'];

/** Whether numbers are of ads, of what came by itself, or of both. Only for who may see the latter, and where it is counted. */
export function TrafficSwitch({ of: { state, set, reader, hasNatural } }: { of: Report }) {
  const t = useWords(filterWords);
  const names = useWords(trafficNames);
  if (!hasNatural || !reader.flags.natural) return null;
  return (
    <ViewChoice
      label={t.traffic}
      options={traffics.map((value) => ({ value, label: names[value] }))}
      value={state.traffic}
      onChange={(traffic) => set({ traffic })}
    />
  );
}
