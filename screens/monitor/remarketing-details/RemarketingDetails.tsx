import { useWords } from '#design-system';
import { RowsReport } from '#screens/kit/report/index.ts';
import { useReport } from '#screens/kit/view/index.ts';
import { words } from './words.ts';

const start = { by: ['campaign'], lines: 'top', chart: 'wakes' } as const;
const groupings = ['channel', 'campaign', 'ad'] as const;

/** Who came back through a remarketing link, and what they paid. */
export function RemarketingDetails() {
  const t = useWords(words);
  const report = useReport('remarketing', start);
  return <RowsReport of={report} title={t.title} groupings={groupings} />;
}
