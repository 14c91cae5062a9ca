import { useState } from 'react';
import { ChartPanel, cohortCurves, CohortMap, Stack, TrendChart, useWords } from '#design-system';
import { useDatasets } from '../useDatasets.ts';
import { charts, words } from '../words.ts';
import type { GroupProps } from './form.ts';

/** The map feeds the curves: rows that are picked become lines of the same colour. */
export function CohortGroup({ form, onForm }: GroupProps) {
  const t = useWords(words);
  const c = useWords(charts);
  const { retention } = useDatasets();
  const [picked, setPicked] = useState<readonly string[]>(['11-08', '11-11']);
  const panel = { form, onFormChange: onForm };
  return (
    <Stack>
      <ChartPanel title={c.cohort} note={c.cohortNote} {...panel}>
        <CohortMap data={retention} sizeName={t.installs} picked={picked} onPick={setPicked} />
      </ChartPanel>
      <ChartPanel title={c.curves} note={c.curvesNote} {...panel}>
        <TrendChart data={cohortCurves(retention, { picked, meanName: c.mean })} kind="line" height={220} />
      </ChartPanel>
    </Stack>
  );
}
