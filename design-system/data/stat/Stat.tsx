import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FigureStyle } from '../../foundation/figures.ts';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Sparkline } from '../../primitives/sparkline/Sparkline.tsx';
import { Delta } from '../delta/Delta.tsx';
import { relativeChange, type Welcome } from '../delta/change.ts';

interface StatProps {
  label: string;
  value: number | null | undefined;
  as?: FigureStyle;
  /** The same figure of the period compared with; the change follows from it. */
  previous?: number | null | undefined;
  /** What is held against it, where that is not the figure itself: today is not over, so its full days are. */
  compared?: { value: number | null; note: string };
  welcome?: Welcome;
  /** Its values over the period, shown as a sparkline below. One alone is the figure itself, and no course. */
  course?: readonly (number | null)[];
  /** The figure in question: accented. */
  isOn?: boolean;
  /** Beside the label: a button that traces the figure, a tag. */
  aside?: ReactNode;
  /** Beside the change: a way to what made it, where two buttons have no room beside the label. */
  changeAside?: ReactNode;
}

/** One headline figure with its change and its sparkline. Several of them make a FigureStrip. */
export function Stat({ label, value, as = headline, previous, compared, welcome = 'up', course, isOn, aside, changeAside }: StatProps) {
  const t = useWords(words);
  const held = compared ? compared.value : value;
  const isRate = as.kind === 'percent' || as.kind === 'points';
  return (
    <Box data-stat data-on={isOn || undefined}>
      <Label>
        {label}
        {aside}
      </Label>
      <Figures>
        <Value>
          <Figure value={value} as={as} />
        </Value>
        {previous !== undefined && (
          <Foot>
            <Delta
              value={isRate ? difference(held, previous) : relativeChange(held, previous)}
              kind={isRate ? 'points' : 'relative'}
              welcome={welcome}
            />
            {changeAside}
            <span className="previous">
              {compared?.note} {t.previous} <Figure value={previous} as={as} />
            </span>
          </Foot>
        )}
        {course && course.length > 1 && <Sparkline values={course} as={as} isOn={isOn ?? false} label={label} />}
      </Figures>
    </Box>
  );
}

const headline: FigureStyle = { kind: 'headline' };

const difference = (now: number | null | undefined, before: number | null | undefined) =>
  typeof now === 'number' && typeof before === 'number' ? now - before : null;

const words = bilingual({ previous: ['上期', 'Previous'] });

/* Two rows, the label and what it names: a strip puts them on common lines. */
const Box = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-half);
  min-width: 0;
`;

const Figures = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-half);
  min-width: 0;
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  align-self: end;
  gap: var(--space-1);
  min-height: 20px;
  color: var(--color-text-secondary);

  [data-on] > & {
    color: var(--color-text-primary);
    font-weight: 600;
  }
`;

const Value = styled.div`
  font: var(--type-num-xl);
  letter-spacing: -0.015em;
  white-space: nowrap;

  & i {
    font-size: 13px;
    letter-spacing: 0;
  }

  ${phone} {
    font-size: 22px;
    line-height: 28px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font: var(--type-caption);
  color: var(--color-text-tertiary);
  white-space: nowrap;

  /* What lies around a button here answers for it over the sparkline, too. */
  & > button {
    z-index: 1;
  }
  /* Two stand beside each other on a phone. */
  & > .previous {
    white-space: normal;
  }
`;
