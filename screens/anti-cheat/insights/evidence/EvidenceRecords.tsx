import { Download } from 'lucide-react';
import styled from 'styled-components';
import { answerIn, Button, Drawer, FilterBar, formatRange, Text, useProvenaLocale, useWords } from '#design-system';
import { useMay } from '#app/access/may.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { EvidenceRecord } from '#app/api/ours/data/evidence.ts';
import { storedDays } from '#app/lib/links/useJourneyHref.ts';
import { useDownload } from '#screens/kit/acts/index.ts';
import { FilterChip, ListTable, usePagedListing } from '#screens/kit/listing/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { reasons } from '../fraud.ts';
import { requestOf } from '../useFraud.ts';
import { reasonNames } from '../words.ts';
import { recordsWords } from './records-words.ts';
import { recordsAddress, useOpenRecords } from './recordsAddress.ts';
import { useRecordColumns } from './useRecordColumns.tsx';

interface EvidenceRecordsProps {
  of: Report;
  /** One channel; without it all that the page is narrowed to. */
  channel: { key: string; label: string } | undefined;
}

/** The records of the evidence, where the address opens them. */
export function EvidenceRecords(props: EvidenceRecordsProps) {
  const { isOpen } = useOpenRecords();
  return isOpen && <RecordsDrawer {...props} />;
}

/** One by one what the file has, each with the way to the journey of its device. */
function RecordsDrawer({ of: report, channel }: EvidenceRecordsProps) {
  const t = useWords(recordsWords);
  const { close } = useOpenRecords();
  const maySeeLogs = useMay('view logquery@dataservice');
  const download = useDownload(ours.evidence.file());
  const language = useProvenaLocale();
  const asked = { ...requestOf(report), ...(channel && { channels: [channel.key] }) };
  const list = useRecords(report, asked);
  const chosen = list.values.reasons;
  const answer = answerIn(list.of);
  return (
    <Drawer
      isOpen
      onOpenChange={(isStill) => !isStill && close()}
      width={960}
      eyebrow={`${channel?.label ?? t.all} · ${formatRange(report.days)}`}
      title={t.title}
      {...(answer && { meta: <Text tone="tertiary">{t.count(answer.total)}</Text> })}
      isFlush
      footer={
        <Button
          icon={Download}
          isBusy={download.isRunning}
          onPress={() => void download.run({ ...asked, language, ...(chosen.length && { reasons: [...chosen] }) })}
        >
          {t.download}
        </Button>
      }
      footerNote={maySeeLogs ? t.opens(storedDays) : t.locked}
    >
      <Filters>
        <FilterBar count={list.applied.length} onClear={list.clear}>
          <FilterChip of={list.filters.reasons} />
        </FilterBar>
      </Filters>
      <ListTable of={list} none={{ title: t.none, cause: t.noneCause }} />
    </Drawer>
  );
}

function useRecords(report: Report, asked: ReturnType<typeof requestOf>) {
  const t = useWords(recordsWords);
  const names = useWords(reasonNames);
  return usePagedListing({
    name: 'evidence records',
    title: t.title,
    address: recordsAddress,
    page: ({ paging: { page, size }, values }) =>
      ours.evidence.records({ ...asked, page, size, ...(values.reasons.length && { reasons: [...values.reasons] }) }),
    rowKey,
    columns: useRecordColumns(report.app),
    filters: { reasons: { label: t.reason, options: reasons.map((id) => ({ id, label: names[id] })) } },
  });
}

const rowKey = ({ id }: EvidenceRecord) => id;

const Filters = styled.div`
  padding: var(--space-3) var(--space-5);
`;
