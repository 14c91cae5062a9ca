import { Link, useWords } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';
import { RowsReport, useReport } from '#screens/kit/report/index.ts';

export const start = {
  period: { preset: 'last30', comparison: { kind: 'previous' } },
  chart: 'suspectInstalls',
  lines: 'top',
} as const;
/** Organic installs have no click that could be false. */
export const facts = { hasNatural: false } as const;
const groupings = ['channel', 'campaign', 'ad', 'country', 'model', 'day'] as const;

/** What was blocked and what was flagged, down to the ad: the rows behind the insights. */
export function FraudReport() {
  const report = useReport('IndicatorDetails', start, facts);
  const terms = useWords(tradeTerms);
  return (
    <RowsReport
      of={report}
      groupings={groupings}
      actions={<Link href={`${report.elsewhere('/anticheatposition/fake')}&records=1`}>{terms.evidence}</Link>}
    />
  );
}
