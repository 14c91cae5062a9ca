import { ChartPanel, Grid, ShareBar, TopBars, useWords } from '#design-system';
import { useDatasets } from '../useDatasets.ts';
import { charts } from '../words.ts';
import type { GroupProps } from './form.ts';

export function CompareGroup({ form, onForm }: GroupProps) {
  const c = useWords(charts);
  const data = useDatasets();
  const panel = { form, onFormChange: onForm };
  return (
    <Grid columns={2} foldsAt="tablet" align="start">
      <ChartPanel title={c.top} note={c.topNote} {...panel}>
        <TopBars data={data.top} />
      </ChartPanel>
      <ChartPanel title={c.share} note={c.shareNote} {...panel}>
        <ShareBar data={data.systems} size="thick" />
      </ChartPanel>
    </Grid>
  );
}
