import { useState } from 'react';
import { optionsIn, type OptionId, type OptionSource, type Option, type OptionsRequest } from '../options/option.ts';
import { useFoundOptions, type FoundOptions } from '../options/useFoundOptions.ts';

interface ChoiceOptions<Id extends OptionId> {
  source: OptionSource<Id>;
  known: readonly Option<Id>[] | undefined;
  requests: readonly OptionsRequest[] | undefined;
  value: readonly Id[];
  onChange: ((value: Id[]) => void) | undefined;
  onClose: (() => void) | undefined;
  max: number;
  /** Changes wait until they are applied. */
  isApplied: boolean;
}

export interface Choices<Id extends OptionId> {
  found: FoundOptions<Id>;
  chosen: readonly Id[];
  isOpen: boolean;
  query: string;
  search: (query: string) => void;
  setOpen: (isOpen: boolean) => void;
  set: (ids: readonly OptionId[]) => void;
  apply: () => void;
  /** All that was found and can be chosen. */
  all: readonly Id[];
  isFull: boolean;
  /** What the limit keeps from being chosen. */
  heldBack: readonly Id[];
}

/** What is chosen from a list of many, now or as a draft that is applied later. */
export function useChoices<Id extends OptionId>({
  source,
  known,
  requests,
  value,
  onChange,
  onClose,
  max,
  isApplied,
}: ChoiceOptions<Id>): Choices<Id> {
  const [isOpen, setIsOpen] = useState(false);
  const [query, search] = useState('');
  const [draft, setDraft] = useState<readonly Id[] | null>(null);
  const found = useFoundOptions(source, { query, isOpen, known, requests });
  const chosen = draft ?? value;
  const isFull = chosen.length >= max;

  const close = () => {
    setIsOpen(false);
    setDraft(null);
    search('');
    onClose?.();
  };

  return {
    found,
    chosen,
    isOpen,
    query,
    search,
    setOpen: (next) => {
      if (!next) return close();
      setIsOpen(true);
      if (isApplied) setDraft(value);
      if (found.state === 'failed') found.retry();
    },
    set: (keys) => {
      const ids = keys.flatMap((key) => found.named.get(key)?.id ?? value.find((id) => id === key) ?? []);
      if (ids.length > max) return;
      if (draft) setDraft(ids);
      else onChange?.(ids);
    },
    apply: () => {
      if (draft && !isSame(draft, value)) onChange?.([...draft]);
      close();
    },
    all: isOpen ? optionsIn(found.listed).flatMap(({ id, unavailable }) => (unavailable ? [] : [id])) : [],
    isFull,
    heldBack: isFull && isOpen ? optionsIn(found.listed).flatMap(({ id }) => (chosen.includes(id) ? [] : [id])) : [],
  };
}

const isSame = <Id extends OptionId>(one: readonly Id[], other: readonly Id[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
