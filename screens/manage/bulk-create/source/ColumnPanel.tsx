import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { Icon, Note, Panel, Select, Stack, Text, useWords } from '#design-system';
import { assignColumn, columnKinds } from './columns.ts';
import type { BulkSheetState } from '../useBulkSheet.ts';
import { words } from '../words.ts';

/** What each column fills: found by its name, changed here. */
export function ColumnPanel({ of: { columns, change } }: { of: BulkSheetState }) {
  const t = useWords(words);
  if (!columns.length) return null;
  const used = columns.filter(({ kind }) => kind !== 'ignore').length;
  const assign = (index: number, id: string) => {
    const kind = columnKinds.find((one) => one === id);
    if (kind) change({ kinds: Object.fromEntries(assignColumn(columns, index, kind).map((column) => [column.title, column.kind])) });
  };
  const has = (kind: string) => columns.some((column) => column.kind === kind);
  return (
    <Panel title={t.columns} note={`${used} / ${columns.length}`}>
      <Stack gap="2">
        {columns.map(({ title, kind }, index) => (
          <Line key={title}>
            <Text isCut>{title || '–'}</Text>
            <Icon of={ArrowRight} size="sm" />
            <Select
              label={title || '–'}
              isLabelHidden
              value={kind}
              onChange={(id) => assign(index, id)}
              options={columnKinds.map((id) => ({ id, label: t[id] }))}
            />
          </Line>
        ))}
        {!has('name') && <Note kind="warning">{t.nameNeeded}</Note>}
        {!has('channel') && <Note kind="warning">{t.channelNeeded}</Note>}
      </Stack>
    </Panel>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) auto minmax(0, 3fr);
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-tertiary);
`;
