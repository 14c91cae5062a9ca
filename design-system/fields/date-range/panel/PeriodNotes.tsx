import { CircleAlert, CircleDashed } from 'lucide-react';
import { createElement, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../../foundation/words.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { yearOf, formatRange } from '../../../foundation/period/format.ts';
import { isUnfinished } from '../../../foundation/period/period.ts';
import { words } from '../words.ts';
import { comparisonIn, type DraftProblem } from './draft.ts';
import type { PeriodDraft } from './usePeriodDraft.ts';

interface PeriodNotesProps {
  state: PeriodDraft;
  freshUntil: string | undefined;
  id: string;
}

/** Notes about the chosen days: why they cannot be applied, that today is not over, which limits exist. */
export function PeriodNotes({ state, freshUntil, id }: PeriodNotesProps) {
  const sentence = useProblemSentence();
  const note = useUnfinishedSentence(state, freshUntil);
  const limit = useLimitSentence(state);
  return (
    <Notes>
      <ErrorNote id={id} role="alert">
        {state.problem && (
          <>
            <Icon of={CircleAlert} size="sm" />
            <span>{unbroken(sentence(state.problem))}</span>
          </>
        )}
      </ErrorNote>
      {note && (
        <Line>
          <Icon of={CircleDashed} size="sm" />
          <span>{unbroken(note)}</span>
        </Line>
      )}
      {limit && <p>{unbroken(limit)}</p>}
    </Notes>
  );
}

function useUnfinishedSentence({ range, draft, setting, problem }: PeriodDraft, freshUntil: string | undefined): string | undefined {
  const t = useWords(words);
  if (problem || !range || !isUnfinished(range, setting.today)) return undefined;
  const unfinished = freshUntil ? t.unfinishedAt(freshUntil) : t.unfinished;
  if (!draft.comparison) return unfinished;
  const compared = comparisonIn(draft, setting);
  if (!compared) return t.nothingToCompare;
  return unfinished + t.semicolon + t.fullDaysOnly(formatRange(compared.of, { knownYear: yearOf(setting.today) }));
}

function useLimitSentence({ setting }: PeriodDraft): string | undefined {
  const t = useWords(words);
  const { firstDay, maxDays, reason } = setting.limits;
  return [firstDay && t.limitedFrom(firstDay), maxDays && t.limitedTo(maxDays), reason].filter(Boolean).join(t.comma);
}

function useProblemSentence(): (problem: DraftProblem) => string {
  const t = useWords(words);
  return (problem) => {
    switch (problem.kind) {
      case 'tooEarly':
        return t.tooEarly(problem.firstDay);
      case 'tooLate':
        return t.tooLate(problem.lastDay);
      case 'tooLong':
        return t.tooLong(problem.days, problem.maxDays);
      case 'compareTooEarly':
        return t.compareTooEarly(problem.firstDay);
      default:
        return t[problem.kind];
    }
  };
}

/** Dates must not break at their hyphens. */
function unbroken(sentence: string): ReactNode {
  const parts = sentence.split(/((?:\d{4}-)?\d\d-\d\d)/);
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? createElement(Dates, null, part) : part)));
}

const Dates = styled.span`
  white-space: nowrap;
`;

const Notes = styled.div`
  display: grid;
  gap: var(--space-half);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

const Line = styled.p`
  display: flex;
  gap: var(--space-1);

  & > [aria-hidden] {
    margin-top: 2px;
  }
`;

const ErrorNote = styled(Line)`
  color: var(--color-negative-text);

  &:empty {
    display: none;
  }
`;
