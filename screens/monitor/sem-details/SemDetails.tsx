import { RowsReport, useReport } from '#screens/kit/report/index.ts';

/** What nobody searched for is left out until the reader takes that filter away. */
export const start = { by: ['keyword'], lines: 'top', filters: [{ field: 'keyword', keys: [''], isLeftOut: true }] } as const;
const groupings = ['keyword', 'campaign', 'channel'] as const;

/** What each word brought that people searched for. */
export function SemDetails() {
  const report = useReport('keyword', start);
  return <RowsReport of={report} groupings={groupings} />;
}
