import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { useWords } from '../../../foundation/words.ts';
import { YearFirst } from '../calendar/DaySegments.tsx';
import type { Day, DayRange } from '../../../foundation/period/days.ts';
import { words } from '../words.ts';
import { problemIn, withDay, type DraftProblem } from './draft.ts';
import { TypedDay } from './TypedDay.tsx';
import type { PeriodDraft } from './usePeriodDraft.ts';

interface TypedRangeProps {
  state: PeriodDraft;
  messageId: string;
}

/** Start and end as text fields. The months follow as soon as both are valid. */
export function TypedRange({ state, messageId }: TypedRangeProps) {
  const t = useWords(words);
  const { draft, problem, setting } = state;
  const type = (side: keyof DayRange) => (day: Day | undefined) => {
    const next = withDay(draft, side, day);
    state.change(next);
    if (day && !problemIn(next, setting)) state.focus(day);
  };
  const shared = { today: setting.today, describedBy: messageId };
  return (
    <YearFirst>
      <Line>
        <TypedDay {...shared} label={t.start} value={draft.start} isInvalid={isAtFault(draft.start, problem)} onChange={type('start')} />
        <Dash aria-hidden>–</Dash>
        <TypedDay {...shared} label={t.end} value={draft.end} isInvalid={isAtFault(draft.end, problem)} onChange={type('end')} />
      </Line>
    </YearFirst>
  );
}

/** Whether a problem concerns this day. Two days that contradict each other share it. */
function isAtFault(day: Day | undefined, problem: DraftProblem | undefined): boolean {
  switch (problem?.kind) {
    case 'incomplete':
      return day === undefined;
    case 'tooEarly':
      return day === undefined || day < problem.firstDay;
    case 'tooLate':
      return day === undefined || day > problem.lastDay;
    case 'reversed':
    case 'tooLong':
      return true;
    default:
      return false;
  }
}

const Line = styled.div`
  display: flex;
  align-items: center;
  padding-top: var(--space-1);

  & > :not(span) {
    flex: 1;
  }
`;

const Dash = styled.span`
  width: 28px;
  color: var(--color-text-tertiary);
  text-align: center;

  ${phone} {
    width: 20px;
  }
`;
