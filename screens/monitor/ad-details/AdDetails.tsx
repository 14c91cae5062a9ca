import { useWords } from '#design-system';
import { RowsReport } from '#screens/kit/report/index.ts';
import { useReport } from '#screens/kit/view/index.ts';
import { words } from './words.ts';

const start = { by: ['ad'], lines: 'top' } as const;
const groupings = ['channel', 'campaign', 'ad'] as const;

/** What each ad brought: the material of a campaign, held against each other. */
export function AdDetails() {
  const t = useWords(words);
  const report = useReport('advertisinginfo', start);
  return <RowsReport of={report} title={t.title} groupings={groupings} />;
}
