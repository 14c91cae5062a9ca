import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useWords } from '../../../foundation/words.ts';
import { Checkbox } from '../../checkbox/Checkbox.tsx';
import { YearFirst } from '../calendar/DaySegments.tsx';
import type { Comparison } from '../../../foundation/period/comparison.ts';
import type { DayRange } from '../../../foundation/period/days.ts';
import { formatRange, yearOf } from '../../../foundation/period/format.ts';
import { words } from '../words.ts';
import { comparisonIn, withCompareStart, withComparison, withKind, withMatching } from './draft.ts';
import { KindSelect } from './KindSelect.tsx';
import { TypedDay } from './TypedDay.tsx';
import type { PeriodDraft } from './usePeriodDraft.ts';

interface ComparisonChoiceProps {
  state: PeriodDraft;
  messageId: string;
}

/** Whether and with what the period is compared, and which days that comes to. */
export function ComparisonChoice({ state, messageId }: ComparisonChoiceProps) {
  const t = useWords(words);
  const { draft, range, setting, change, problem } = state;
  const { comparison } = draft;
  const compared = comparisonIn(draft, setting);
  return (
    <Line>
      <Checkbox
        label={t.compare}
        value={comparison !== undefined}
        onChange={(isOn) => change(isOn ? withKind(draft, 'previous', setting) : withComparison(draft, undefined))}
      />
      {comparison && (
        <>
          <KindSelect value={comparison.kind} onChange={(kind) => change(withKind(draft, kind, setting))} />
          {comparison.kind === 'from' && (
            <YearFirst>
              <TypedDay
                label={t.compareStart}
                value={comparison.start}
                onChange={(day) => day && change(withCompareStart(draft, day))}
                today={setting.today}
                isInvalid={problem?.kind.startsWith('compare') ?? false}
                describedBy={messageId}
              />
            </YearFirst>
          )}
          {compared && range && <Days>{shownDays(compared.against, comparison, yearOf(range.start))}</Days>}
          <Checkbox
            label={t.matchWeekdays}
            value={comparison.isWeekdayMatched ?? false}
            onChange={(isOn) => change(withMatching(draft, isOn))}
          />
        </>
      )}
    </Line>
  );
}

/** A start that stands in its own field is not said twice. */
function shownDays(against: DayRange, comparison: Comparison, knownYear: number): string {
  const isTyped = comparison.kind === 'from' && comparison.start === against.start;
  return isTyped
    ? `– ${formatRange({ start: against.end, end: against.end }, { knownYear: yearOf(against.start) })}`
    : formatRange(against, { knownYear });
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-height: var(--size-control-sm);

  ${phone} {
    min-height: 0;
  }
`;

const Days = styled.span`
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.035em;
  white-space: nowrap;
  color: var(--color-text-tertiary);
`;
