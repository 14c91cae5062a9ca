import { NumberField, Panel, SegmentedControl, Stack, useWords } from '#design-system';
import type { Reconciliation } from '../useReconciliation.ts';
import { words } from '../words.ts';

/** By what rows are joined, and how much they may differ. */
export function MatchPanel({ of: { question, joins, join, sheet } }: { of: Reconciliation }) {
  const t = useWords(words);
  if (!sheet.summary || join === null) return null;
  return (
    <Panel title={t.matching}>
      <Stack gap="3">
        <SegmentedControl
          label={t.join}
          isStretched
          value={join}
          onChange={(next) => question.setParams({ join: next })}
          options={joins.map((value) => ({ value, label: t[value] }))}
        />
        <NumberField
          label={t.tolerance}
          min={0.1}
          max={100}
          step={0.1}
          decimals={1}
          after="%"
          value={question.params.tolerance / 10}
          onChange={(percent) =>
            percent !== null && percent > 0 && question.setParams({ tolerance: Math.min(1000, Math.round(percent * 10) || 1) })
          }
        />
      </Stack>
    </Panel>
  );
}
