import { Route } from 'lucide-react';
import { IconButton, useWords } from '#design-system';
import type { Report } from '#screens/kit/report/view/index.ts';
import { whyWords } from './words.ts';

/** Asks where the number of the chart comes from. */
export function WhyButton({ of: { state, set } }: { of: Report }) {
  const t = useWords(whyWords);
  return <IconButton size="sm" icon={Route} label={t.ask} onPress={() => set({ why: { metric: state.chart } })} />;
}
