import { useRef, useState, type KeyboardEvent } from 'react';
import type { Named, Option, OptionId, OptionSource, OptionsRequest } from '../options/option.ts';
import { useFoundOptions } from '../options/useFoundOptions.ts';

export interface ComboTextOptions<Id extends OptionId> {
  source: OptionSource<Id>;
  known: readonly Option<Id>[] | undefined;
  requests: readonly OptionsRequest[] | undefined;
  value: Id | null;
  onChange: ((value: Id | null) => void) | undefined;
  /** Turns typed text into a value; without it only options can be chosen. */
  fromText: ((text: string) => Id | null) | undefined;
}

/**
 * The text of a combo box: the name of the chosen option until the reader types. Typed text searches. Choosing an option replaces it,
 * deleting it clears the choice, and otherwise it is dropped.
 */
export function useComboText<Id extends OptionId>({ source, known, requests, value, onChange, fromText }: ComboTextOptions<Id>) {
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Handlers of one key press run without a render between them, so they read refs.
  const typed = useRef<string | null>(null);
  const takesRow = useRef(false);
  const found = useFoundOptions(source, { query: query ?? '', isOpen, known, chosen: value, requests });
  const chosen = value === null ? undefined : found.named.get(value);
  const restingText = value === null ? '' : (chosen?.label ?? String(value));

  const type = (text: string | null) => {
    typed.current = text;
    setQuery(text);
  };

  const choose = (next: Id | null) => {
    type(null);
    if (next !== value) onChange?.(next);
  };

  const finish = () => {
    const text = typed.current;
    type(null);
    if (text === null || takesRow.current) return;
    if (text.trim() === '') choose(null);
    else if (fromText && text !== restingText) choose(idOf(text.trim(), found.named) ?? fromText(text.trim()));
  };

  return {
    found,
    chosen,
    isOpen,
    isTyping: query !== null,
    query: query ?? '',
    text: query ?? restingText,
    type,
    choose,
    chooseKey: (key: OptionId | null) => {
      const option = key === null ? undefined : found.named.get(key);
      // The list reports the old choice again when it closes.
      if (option && option.id !== value) choose(option.id);
    },
    setOpen: (next: boolean) => {
      setOpen(next);
      if (next && found.state === 'failed') found.retry();
      if (!next) finish();
    },
    beforeKey: (event: KeyboardEvent, hasHighlight: boolean) => {
      if (event.nativeEvent.isComposing) return;
      takesRow.current = hasHighlight && (event.key === 'Enter' || event.key === 'Tab');
      if (!isOpen) return;
      // The first Escape takes back what was typed, the next one closes.
      if (event.key === 'Escape' && query !== null) type(null);
      else if (event.key === 'Enter' && found.state === 'failed' && found.rows.length === 0) found.retry();
      // Enter leaves the text where it is while there is nothing to choose.
      else if (event.key !== 'Enter' || fromText || query === null || (found.state !== 'busy' && found.count > 0)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function idOf<Id extends OptionId>(text: string, named: Named<Id>): Id | undefined {
  return [...named.values()].find(({ label, unavailable }) => label === text && !unavailable)?.id;
}
