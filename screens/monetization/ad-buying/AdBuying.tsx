import { RowsReport, useReport } from '#screens/kit/report/index.ts';

export const start = {
  period: { preset: 'last30', comparison: { kind: 'previous' } },
  chart: 'cost',
} as const;
const groupings = ['channel', 'campaign', 'ad', 'country', 'day'] as const;

/** What is spent on bringing people in, beside what they bring: payments and ad revenue. */
export function AdBuying() {
  const report = useReport('adsenseinfo', start);
  return <RowsReport of={report} groupings={groupings} />;
}
