import { RowsReport, useReport } from '#screens/kit/report/index.ts';

export const start = { by: ['ad'], lines: 'top' } as const;
const groupings = ['channel', 'campaign', 'ad'] as const;

/** What each ad brought: the material of a campaign, held against each other. */
export function AdDetails() {
  const report = useReport('advertisinginfo', start);
  return <RowsReport of={report} groupings={groupings} />;
}
