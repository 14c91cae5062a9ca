import { useMemo } from 'react';
import { useWords } from '#design-system';
import type { AdPart } from '#app/api/reports/adRevenue.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { partNames, words } from '../words.ts';
import type { SourceHeads } from './sourceColumns.ts';

/** What the columns are called: the figures of a report by their names there. */
export function useSourceHeads(part: AdPart): SourceHeads {
  const t = useWords(words);
  const name = useWords(partNames)[part];
  const names = useWords(metricWords);
  return useMemo(
    () => ({
      name,
      revenue: t.estimate,
      ecpm: names.ecpm,
      requests: names.adRequests,
      fills: names.adFills,
      fillRate: names.fillRate,
      impressions: names.adImpressions,
      showRate: names.showRate,
      settled: t.settled,
      against: t.against,
    }),
    [t, name, names],
  );
}
