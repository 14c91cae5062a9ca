import { RowsReport, useReport } from '#screens/kit/report/index.ts';
import { TencentPlacements } from './TencentPlacements.tsx';

export const start = { by: ['channel'], lines: 'top' } as const;
const groupings = ['channel', 'group', 'campaign'] as const;

/** What each channel, group and campaign brought: from the whole down to a keyword. */
export function CampaignDetails() {
  const report = useReport('campaigninfo', start);
  return (
    <RowsReport of={report} groupings={groupings}>
      <TencentPlacements of={report} />
    </RowsReport>
  );
}
