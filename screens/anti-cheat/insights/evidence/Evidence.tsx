import { Copy, Download, ListTree } from 'lucide-react';
import {
  Button,
  DescriptionList,
  figureText,
  formatRange,
  Panel,
  Select,
  Stack,
  Text,
  toasts,
  useCopy,
  useProvenaLocale,
  useWords,
  type Locale,
} from '#design-system';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { useDownload } from '#screens/kit/acts/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { disputeText } from './dispute.ts';
import { useOpenRecords } from './recordsAddress.ts';
import { recordsWords } from './records-words.ts';
import { moneyRange, reasons, sumsOf, type PriceRange } from '../fraud.ts';
import { requestOf } from '../useFraud.ts';
import { words } from '../words.ts';

interface EvidenceProps {
  of: Report;
  answer: FraudInsight;
  /** What an install of each channel cost on its cheapest and on its dearest day. */
  ranges: ReadonlyMap<string, PriceRange> | undefined;
  channel: string;
  onChannel: (channel: string) => void;
}

/** What one sends to a channel: the records, and a letter in either language. */
export function Evidence({ of: report, answer, ranges, channel, onChannel }: EvidenceProps) {
  const t = useWords(words);
  const recordsText = useWords(recordsWords);
  const records = useOpenRecords();
  const locale = useProvenaLocale();
  const { copy } = useCopy();
  const download = useDownload(ours.evidence.file());
  const rows = answer.rows.filter(({ key }) => channel === '' || key === channel);
  const sums = sumsOf({ rows });
  // The rows are named for the page, and a letter may be in the other language.
  const { data: asNamed } = useAnswer(report, reports.fraud(requestOf(report)));
  const named = channel ? asNamed?.rows.find(({ key }) => key === channel)?.label : undefined;
  const count = (value: number) => figureText(value, locale);
  const letter = (language: Locale) => {
    const found = reasons.map((reason) => ({ reason, count: rows.reduce((sum, row) => sum + (row.reasons[reason] ?? 0), 0) }));
    const claimable = ranges ? moneyRange(rows, ranges, 'claimable') : null;
    return disputeText(
      { ...sums, channel: named, range: formatRange(report.days), reasons: found, claimable: claimable?.high ? claimable : null },
      language,
    );
  };
  const take = async (language: Locale) => {
    const isCopied = (await copy(letter(language))) === 'copied';
    if (isCopied) toasts.copied(t.copied);
    else toasts.show({ kind: 'bad', title: t.notCopied });
  };
  return (
    <Panel title={t.evidence} note={t.evidenceNote}>
      <Stack gap="4">
        <Select
          label={t.channel}
          value={channel}
          options={[{ id: '', label: t.all }, ...answer.rows.map(({ key, label }) => ({ id: key, label }))]}
          onChange={onChannel}
        />
        <DescriptionList
          items={[
            { term: t.range, value: formatRange(report.days) },
            { term: t.records, value: t.recordsOf(count(sums.blocked + sums.flagged), count(sums.blocked), count(sums.flagged)) },
            { term: t.fieldsName, value: t.fields },
            { term: t.masking, value: t.maskingValue },
          ]}
        />
        <Stack direction="row" gap="2" isWrapping>
          <Button
            kind="primary"
            icon={Download}
            isBusy={download.isRunning}
            onPress={() => void download.run({ ...requestOf(report), language: locale, ...(channel && { channels: [channel] }) })}
          >
            {t.download}
          </Button>
          <Button icon={ListTree} onPress={() => records.open()}>
            {recordsText.open}
          </Button>
          <Button icon={Copy} onPress={() => void take('zh-CN')}>
            {t.copyChinese}
          </Button>
          <Button icon={Copy} onPress={() => void take('en')}>
            {t.copyEnglish}
          </Button>
        </Stack>
        <Text kind="caption" tone="tertiary">
          {t.limit}
        </Text>
      </Stack>
    </Panel>
  );
}
