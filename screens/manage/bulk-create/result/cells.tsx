import { Check, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Copyable, Icon, Stack, Text, useWords, type LucideIcon } from '#design-system';
import type { Outcome, RowState } from '../rows/outcomes.ts';
import type { SheetRow } from '../rows/sheetRow.ts';
import { words } from '../words.ts';
import type { useReason } from './useReason.ts';

interface CellProps {
  row: SheetRow;
  state: RowState;
  outcome: Outcome | undefined;
  reason: ReturnType<typeof useReason>;
}

interface TrialCellProps extends CellProps {
  /** Left out while rows are being sent. */
  onUse: ((row: SheetRow, field: 'name' | 'channel', text: string) => void) | undefined;
}

/** What the dry run says: passed, what was put right, or why it stops and what would do. */
export function TrialCell({ row, state, outcome, reason, onUse }: TrialCellProps) {
  const t = useWords(words);
  const { issue } = row;
  const trial = outcome?.trial;
  if (state === 'issue' && issue) {
    const field = issue.field === 'channel' ? 'channel' : 'name';
    return (
      <Verdict icon={CircleX} tone="bad" text={t.notPassed} detail={reason.issue(issue)}>
        {issue.proposal !== null && onUse && <Proposal text={issue.proposal} onPress={() => onUse(row, field, issue.proposal ?? '')} />}
      </Verdict>
    );
  }
  if (state === 'stopped')
    return (
      <Verdict icon={CircleX} tone="bad" text={t.notPassed} detail={reason.stop(trial?.reason ?? null)}>
        {trial?.proposal && onUse && <Proposal text={trial.proposal} onPress={() => onUse(row, 'name', trial.proposal ?? '')} />}
      </Verdict>
    );
  if (state === 'untried')
    return (
      <Text tone="tertiary" kind="caption">
        {t.untried}
      </Text>
    );
  const isFixed = trial?.is === 'fixed' || row.fixes.length > 0;
  const notes = reason.notes(row, trial);
  if (notes.length > 0)
    return <Verdict icon={TriangleAlert} tone="warning" text={isFixed ? t.fixed : t.warned} detail={notes.join(t.next)} />;
  return <Verdict icon={Check} tone="good" text={t.passed} />;
}

function Proposal({ text, onPress }: { text: string; onPress: () => void }) {
  const t = useWords(words);
  return (
    <Button kind="link" size="sm" onPress={onPress}>
      {t.adopt(text)}
    </Button>
  );
}

/** What the creation came to. */
export function ResultCell({ state, outcome, reason }: Omit<CellProps, 'row'>) {
  const t = useWords(words);
  const result = outcome?.result;
  if (result?.is === 'created')
    return (
      <Stack direction="row" gap="2">
        <Verdict icon={CircleCheck} tone="good" text={t.created} />
        {result.link && (
          <Copyable text={result.link} what={t.link}>
            {null}
          </Copyable>
        )}
      </Stack>
    );
  if (result)
    return <Verdict icon={CircleX} tone="bad" text={result.is === 'unknown' ? t.unknown : t.failed} detail={reason.failure(result)} />;
  if (state !== 'stopped' && state !== 'issue') return '–';
  return (
    <Text tone="tertiary" kind="caption">
      {t.notSent}
    </Text>
  );
}

interface VerdictProps {
  icon: LucideIcon;
  tone: 'good' | 'warning' | 'bad';
  text: string;
  detail?: string;
  children?: ReactNode;
}

function Verdict({ icon, tone, text, detail, children }: VerdictProps) {
  return (
    <Text as="div" tone={tone} kind="caption">
      <Stack gap="0" align="start">
        <Stack direction="row" gap="1">
          <Icon of={icon} size="sm" />
          {text}
        </Stack>
        {detail}
        {children}
      </Stack>
    </Text>
  );
}
