import { ChartPanel, DistributionChart, FunnelChart, Grid, useWords, type Band } from '#design-system';
import { useDatasets } from '../useDatasets.ts';
import { charts } from '../words.ts';
import type { GroupProps } from './form.ts';

export function PathGroup({ form, onForm }: GroupProps) {
  const c = useWords(charts);
  const data = useDatasets();
  const panel = { form, onFormChange: onForm };
  const bands: Band[] = [
    { name: c.injection, to: 10, tone: 'bad' },
    { name: c.flooding, from: 24 * 3600, tone: 'warning' },
  ];
  return (
    <Grid columns={2} foldsAt="tablet">
      <ChartPanel title={c.funnel} {...panel}>
        <FunnelChart data={data.funnel} />
      </ChartPanel>
      <ChartPanel title={c.delay} note={c.delayNote} {...panel}>
        <DistributionChart data={data.delays} bands={bands} />
      </ChartPanel>
    </Grid>
  );
}
