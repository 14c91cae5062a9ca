import styled from 'styled-components';
import { pieces } from '../sentence/phrase.ts';

interface SummarySentenceProps {
  sentence: string;
  id?: string;
  /** The form 句: the sentence alone. */
  isAlone?: boolean;
}

/** The factual sentence of a chart, its numbers stronger than its words. */
export function SummarySentence({ sentence, id, isAlone }: SummarySentenceProps) {
  return (
    <Line id={id} data-alone={isAlone || undefined}>
      {pieces(sentence).map(({ text, kind, at }) => {
        if (kind === 'figure') return <b key={at}>{text}</b>;
        return kind === 'day' ? <Day key={at}>{text}</Day> : <span key={at}>{text}</span>;
      })}
    </Line>
  );
}

const Line = styled.p`
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-border-subtle);
  font: var(--type-caption);
  color: var(--color-text-secondary);

  & > b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-primary);
  }
  &[data-alone] {
    margin: 0;
    padding: var(--space-1) 0 0;
    border: 0;
    font: var(--type-body);
  }
`;

// A browser would break the line behind the hyphen.
const Day = styled.span`
  white-space: nowrap;
`;
