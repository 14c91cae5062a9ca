import { RowsReport, useReport } from '#screens/kit/report/index.ts';

export const start = { by: ['campaign'], lines: 'top', chart: 'wakes' } as const;
/** Who comes without an ad is not retargeted. A return has windows of its own. */
export const facts = { hasNatural: false, hasWindow: false } as const;
const groupings = ['channel', 'campaign', 'ad'] as const;

/** Who came back through a remarketing link, and what they paid. */
export function RemarketingDetails() {
  const report = useReport('remarketing', start, facts);
  return <RowsReport of={report} groupings={groupings} />;
}
