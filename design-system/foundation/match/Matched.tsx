import { Fragment } from 'react';
import type { Range } from './match.ts';

interface MatchedProps {
  text: string;
  /** From `match()`. Without ranges nothing is marked. */
  ranges?: readonly Range[] | undefined;
}

/** A text with its hits marked. */
export function Matched({ text, ranges = none }: MatchedProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

const none: readonly Range[] = [];
