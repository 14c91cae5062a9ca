import { useWords } from '#design-system';
import { RowsReport } from '#screens/kit/report/index.ts';
import { useReport } from '#screens/kit/view/index.ts';
import { words } from './words.ts';

const start = { by: ['channel'], lines: 'top' } as const;
const groupings = ['channel', 'group', 'campaign'] as const;

/** What each channel, group and campaign brought: from the whole down to a keyword. */
export function CampaignDetails() {
  const t = useWords(words);
  const report = useReport('campaigninfo', start);
  return <RowsReport of={report} title={t.title} groupings={groupings} />;
}
