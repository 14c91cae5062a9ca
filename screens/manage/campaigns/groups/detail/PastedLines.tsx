import { useMemo } from 'react';
import { Table, Tag, useWords, type Column } from '#design-system';
import type { PastedLine } from './matchNames.ts';
import { words } from './words.ts';

const kinds = { ready: 'accent', member: 'neutral', missing: 'negative', repeated: 'warning' } as const;

interface PastedLinesProps {
  lines: readonly PastedLine[];
  groupName: (group: number | null) => string;
}

/** What becomes of each pasted line, those that are not found first. */
export function PastedLines({ lines, groupName }: PastedLinesProps) {
  const t = useWords(words);
  const columns = useMemo(
    (): readonly Column<PastedLine>[] => [
      { id: 'text', title: t.line, value: ({ text }) => text, canSort: false, width: 240, phone: 'title' },
      {
        id: 'now',
        title: t.now,
        value: ({ campaign }) => (campaign ? groupName(campaign.group) : null),
        canSort: false,
        isQuiet: true,
        width: 140,
        phone: 'line',
      },
      {
        id: 'result',
        title: t.result,
        value: ({ state }) => t[state],
        canSort: false,
        width: 110,
        phone: 'aside',
        cell: ({ state }) => <Tag kind={kinds[state]}>{t[state]}</Tag>,
      },
    ],
    [t, groupName],
  );
  const rows = lines.toSorted((a, b) => Number(b.state === 'missing') - Number(a.state === 'missing') || a.place - b.place);
  return <Table label={t.line} columns={columns} rows={rows} rowKey={({ place }) => String(place)} phone="cards" />;
}
