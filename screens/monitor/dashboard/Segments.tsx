import { Stack, Text, useWords } from '#design-system';
import { SegmentChip, SegmentNotes, type Report, type useSides } from '#screens/kit/report/index.ts';
import { words } from './words.ts';

/** Segments that came along from another report: which, and what of the page is theirs. */
export function Segments({ of: report, sides }: { of: Report; sides: ReturnType<typeof useSides> }) {
  const t = useWords(words);
  return (
    <>
      <Stack direction="row" gap="2" align="center" isWrapping>
        <SegmentChip report={report} />
        <Text kind="caption" tone="tertiary">
          {t.trendAlone}
        </Text>
      </Stack>
      <SegmentNotes sides={sides} />
    </>
  );
}
