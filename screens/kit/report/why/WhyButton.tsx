import { Route } from 'lucide-react';
import { IconButton, MenuItem, useWords } from '#design-system';
import type { Report } from '#screens/kit/report/view/index.ts';
import { whyWords } from './words.ts';

/** Asks where the number of the chart comes from. */
export function WhyButton({ of: report }: { of: Report }) {
  const t = useWords(whyWords);
  return <IconButton size="sm" icon={Route} label={t.ask} onPress={() => ask(report)} />;
}

/** The same in the menu of a chart whose head is full. */
export function WhyItem({ of: report }: { of: Report }) {
  const t = useWords(whyWords);
  return (
    <MenuItem icon={Route} onAction={() => ask(report)}>
      {t.ask}
    </MenuItem>
  );
}

const ask = ({ state, set }: Report) => set({ why: { metric: state.chart } });
