import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, Icon, Note, Panel, Select, Stack, Text, useWords } from '#design-system';
import { dayStyles, type DayStyle } from '#app/lib/sheets/days.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { columnKinds, comparedMetrics, type ColumnKind, type ComparedMetric } from '../core/columns.ts';
import type { OpenSheet } from '../useSheetFile.ts';
import { words } from '../words.ts';

interface ColumnPanelProps {
  of: OpenSheet;
  /** Metrics that this reader may see. */
  visible: readonly string[];
}

const isMetric = (kind: ColumnKind): kind is ComparedMetric => comparedMetrics.some((metric) => metric === kind);

/**
 * What each column holds: found by its name, changed here. Columns without a use are folded: sheets of media have dozens. It is there as soon as the
 * columns are known: it is drawn while the worker still reads the rows, and not after it.
 */
export function ColumnPanel({ of: sheet, visible }: ColumnPanelProps) {
  const t = useWords(words);
  const metrics = useWords(metricWords);
  const nameOf = (kind: ColumnKind) => (isMetric(kind) ? metrics[kind] : t[kind]);
  const [isOpen, setOpen] = useState(false);
  const { columns, opened, summary } = sheet;
  if (!opened) return null;
  const kinds = columnKinds.filter((kind) => !isMetric(kind) || visible.includes(kind));
  const all = columns.map((column, index) => ({ ...column, index }));
  const used = all.filter(({ kind }) => kind !== 'ignore');
  const shown = isOpen || used.length === 0 ? all.slice(0, mostShown) : used;
  return (
    <Panel title={t.columns} note={`${used.length} / ${columns.length}`}>
      <Stack gap="2">
        {opened.heads.length > 1 && (
          <Select
            label={t.head}
            value={opened.head}
            onChange={sheet.chooseHead}
            options={opened.heads.map((text, index) => ({ id: index, label: t.line(index + 1), note: text }))}
          />
        )}
        {shown.map(({ title, kind, index }) => (
          <Line key={index}>
            <div>
              <Text isCut>{title || '–'}</Text>
              <Text isCut kind="caption" tone="tertiary">
                {opened.samples[index] || '–'}
              </Text>
            </div>
            <Icon of={ArrowRight} size="sm" />
            <Select
              label={title || '–'}
              isLabelHidden
              value={kind}
              onChange={(id) => {
                const found = kinds.find((one) => one === id);
                if (!found) return;
                // Whoever looks through the columns goes on with the next one.
                setOpen(isOpen || used.length === 0);
                sheet.assign(index, found);
              }}
              options={kinds.map((id) => ({ id, label: nameOf(id) }))}
            />
          </Line>
        ))}
        {shown.length < all.length && !isOpen && (
          <Stack direction="row" justify="between">
            <Text tone="tertiary">{t.moreColumns(all.length - shown.length)}</Text>
            <Button kind="link" size="sm" onPress={() => setOpen(true)}>
              {t.showAll}
            </Button>
          </Stack>
        )}
        {summary && columns.some(({ kind }) => kind === 'date') && (
          <DayStyleField of={sheet} style={summary.dayStyle} isOpen={summary.isDayStyleOpen} />
        )}
      </Stack>
    </Panel>
  );
}

/** More selects than this make a page slow, and no sheet of a medium has as many that matter. */
const mostShown = 60;

function DayStyleField({ of: sheet, style, isOpen }: { of: OpenSheet; style: DayStyle; isOpen: boolean }) {
  const t = useWords(words);
  return (
    <>
      <Select
        label={t.dayStyle}
        value={style}
        onChange={(id) => {
          const found = dayStyles.find((one) => one === id);
          if (found) sheet.chooseDays(found);
        }}
        options={dayStyles.map((id) => ({ id, label: t[id] }))}
      />
      {isOpen && <Note kind="warning">{t.dayStyleOpen}</Note>}
    </>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) auto minmax(0, 3fr);
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-tertiary);
`;
