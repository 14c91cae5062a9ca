import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import { DateRange, MultiSelect, phone, Select, useWords } from '#design-system';
import { channels } from '#app/api/channels/channels.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { useReportName } from '../jobs/text/useOrderText.ts';
import type { Ordering } from './useOrder.ts';
import { words } from './words.ts';

/** Which report, which days, which channels. */
export function Scope({ of: { app, today, selection, set }, reports }: { of: Ordering; reports: readonly string[] }) {
  const t = useWords(words);
  const reportName = useReportName();
  const mediaName = useMediaName();
  const inUse = useQuery(channels.inUse({ app }));
  const options = useMemo(
    () => (inUse.data ?? []).map(({ id, name }) => ({ id: String(id), label: mediaName(name) })),
    [inUse.data, mediaName],
  );
  const reportOptions = useMemo(() => reports.map((id) => ({ id, label: reportName(id) })), [reports, reportName]);
  return (
    <Fields>
      <Select label={t.report} options={reportOptions} value={selection.report} onChange={(report) => set({ report })} />
      <DateRange label={t.period} value={selection.period} onChange={(period) => set({ period })} hasComparison={false} today={today} />
      <MultiSelect
        label={t.channels}
        look="count"
        placeholder={t.allChannels}
        options={options}
        isBusy={inUse.isPending}
        value={selection.channels}
        onChange={(chosen) => set({ channels: chosen })}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);
  padding: var(--space-4);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
