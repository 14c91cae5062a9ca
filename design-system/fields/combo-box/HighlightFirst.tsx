import { useContext, useEffect, useEffectEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import type { Option, OptionId, Row } from '../options/option.ts';

interface HighlightFirstProps {
  rows: readonly Row[];
  /** The query that the rows answer. Nothing is highlighted for an empty one. */
  query: string;
}

/** Highlights the best hit of every query, so that Enter chooses it. */
export function HighlightFirst({ rows, query }: HighlightFirstProps) {
  const list = useContext(ComboBoxStateContext);
  const first = firstOf(rows);
  const highlight = useEffectEvent((key: OptionId) => list?.selectionManager.setFocusedKey(key));
  useEffect(() => {
    if (query.trim() === '' || first === null) return undefined;
    let isCurrent = true;
    // The list forgets its highlight in an effect of its own when the text changes; this comes after it.
    queueMicrotask(() => isCurrent && highlight(first));
    return () => {
      isCurrent = false;
    };
  }, [first, query]);
  return null;
}

const canBeChosen = (option: Option<OptionId>) => !option.unavailable;

function firstOf(rows: readonly Row[]): OptionId | null {
  for (const row of rows) {
    if ('loadMore' in row) continue;
    const option = 'options' in row ? row.options.find(canBeChosen) : canBeChosen(row) ? row : undefined;
    if (option) return option.id;
  }
  return null;
}
