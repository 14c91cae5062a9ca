import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

interface CounterProps {
  text: string;
  limit: number;
}

/** Characters written and allowed. Past the limit nothing is cut off: it says by how much. */
export function Counter({ text, limit }: CounterProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const length = characters(text);
  const isOver = length > limit;
  return (
    <Quiet data-over={isOver || undefined}>
      <span aria-hidden>
        {figureText(length, locale)} / {figureText(limit, locale)}
      </span>
      <output>{isOver && <VisuallyHidden>{t.over(length - limit)}</VisuallyHidden>}</output>
    </Quiet>
  );
}

/** What a reader counts as one character: 溯 is one, 👍🏽 is one. */
const characters = (text: string): number => [...graphemes.segment(text)].length;
const graphemes = new Intl.Segmenter();

const words = bilingual({
  over: [(n: number) => `超出 ${n} 个字`, (n: number) => `${n} ${n === 1 ? 'character' : 'characters'} over the limit`],
});

const Quiet = styled.span`
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-tertiary);
  white-space: nowrap;

  &[data-over] {
    color: var(--color-negative-text);
  }
  [data-disabled] & {
    color: inherit;
  }
`;
