import { ChartPanel, figureText, Grid, GridCell, SmallMultiples, TrendChart, useProvenaLocale, useWords } from '#design-system';
import { facts } from '../facts.ts';
import { useDatasets } from '../useDatasets.ts';
import { charts } from '../words.ts';
import type { GroupProps } from './form.ts';

export function TimeGroup({ form, onForm }: GroupProps) {
  const c = useWords(charts);
  const data = useDatasets();
  const moneySentence = useMoneySentence();
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
        <TrendChart data={data.parts} kind="stackedArea" />
      </ChartPanel>
      <ChartPanel title={c.columns} note={c.columnsNote} {...panel}>
        <TrendChart data={data.money} kind="stackedColumn" sentence={moneySentence} />
      </ChartPanel>
      <GridCell span="all">
        <ChartPanel title={c.multiples} note={c.multiplesNote} {...panel}>
          <SmallMultiples data={data.courses} />
        </ChartPanel>
      </GridCell>
    </Grid>
  );
}

/** The rules of stacks would add up what comes in and what goes out. */
function useMoneySentence() {
  const c = useWords(charts);
  const locale = useProvenaLocale();
  const { income, cost } = facts.now.totals;
  const money = (amount: number) => figureText(amount, locale, { kind: 'money', isHeadline: true });
  return c.moneySentence(money(income), money(cost), figureText(income / cost, locale, { kind: 'percent', decimals: 1 }));
}
