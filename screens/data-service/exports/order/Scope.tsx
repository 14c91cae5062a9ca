import { useMemo } from 'react';
import styled from 'styled-components';
import { DateRange, Select, useWords } from '#design-system';
import { QuestionFilters } from '#screens/kit/question/index.ts';
import { useReportName } from '../jobs/text/useOrderText.ts';
import type { Ordering } from './selection/useOrder.ts';
import { words } from './words.ts';

/** Which report, which days, and what they are narrowed to. */
export function Scope({ of: { today, selection, set, narrowed }, reports }: { of: Ordering; reports: readonly string[] }) {
  const t = useWords(words);
  const reportName = useReportName();
  const reportOptions = useMemo(() => reports.map((id) => ({ id, label: reportName(id) })), [reports, reportName]);
  return (
    <Parts>
      <Fields>
        <Select label={t.report} options={reportOptions} value={selection.report} onChange={(report) => set({ report })} />
        <DateRange label={t.period} value={selection.period} onChange={(period) => set({ period })} hasComparison={false} today={today} />
      </Fields>
      <QuestionFilters of={narrowed} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--space-4);
`;
