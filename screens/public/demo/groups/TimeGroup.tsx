import { ChartPanel, Grid, SmallMultiples, TrendChart, useWords } from '#design-system';
import { useDatasets } from '../useDatasets.ts';
import { charts } from '../words.ts';
import type { GroupProps } from './form.ts';

export function TimeGroup({ form, onForm }: GroupProps) {
  const c = useWords(charts);
  const data = useDatasets();
  const panel = { form, onFormChange: onForm };
  return (
    <Grid columns={2} foldsAt="tablet">
      <ChartPanel title={c.trend} note={c.trendNote} {...panel}>
        <TrendChart data={data.trend('installs')} />
      </ChartPanel>
      <ChartPanel title={c.lines} note={c.linesNote} {...panel}>
        <TrendChart data={data.payback} kind="line" />
      </ChartPanel>
      <ChartPanel title={c.stack} note={c.stackNote} {...panel}>
        <TrendChart data={data.courses(false)} kind="stackedArea" />
      </ChartPanel>
      <ChartPanel title={c.columns} note={c.columnsNote} {...panel}>
        <TrendChart data={data.money} kind="stackedColumn" />
      </ChartPanel>
      <ChartPanel title={c.multiples} note={c.multiplesNote} {...panel}>
        <SmallMultiples data={data.courses(true)} />
      </ChartPanel>
    </Grid>
  );
}
