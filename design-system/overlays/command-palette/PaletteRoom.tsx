import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { destinationOf } from '../../primitives/link/destination.ts';
import { optionId, type PaletteGroup, type PaletteItem, type PaletteSource } from './palette.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteSearch } from './PaletteSearch.tsx';
import { isSpelt, lookedUp, queryOf, resultsOf, searchedIn } from './results.ts';
import { useSources } from './useSources.ts';

export interface PaletteRoomProps {
  /** In the order in which they stand; searched in the browser. */
  groups: readonly PaletteGroup[];
  /** Keep it the same object between renderings: a new one looks everything up again. */
  sources?: readonly PaletteSource[];
  /** What was used last, the latest first. Stands on top while nothing is typed. */
  recent?: PaletteGroup;
  placeholder?: string;
  /** Goes to a place of the console. A new tab opens without it. */
  onGo?: (href: string) => void;
  /** Something was chosen: remember it as recent. */
  onChoose?: (item: PaletteItem) => void;
  /** Opens the sheet of all keys. */
  onShowShortcuts?: () => void;
  onClose: () => void;
}

/** The inside of the palette: entry, results, keys. It starts empty each time, because it is mounted with the dialog. */
export function PaletteRoom({ groups, sources = none, recent, placeholder, onGo, onChoose, onShowShortcuts, onClose }: PaletteRoomProps) {
  const listId = useId();
  const [entry, setEntry] = useState('');
  const [active, setActive] = useState<{ id: string; isByKey: boolean } | null>(null);
  const deferredEntry = useDeferredValue(entry);
  const query = useMemo(() => queryOf(deferredEntry), [deferredEntry]);
  const lookups = useSources(query.isForActions ? none : sources, query.text);
  const local = useMemo(() => resultsOf(query, groups, recent), [query, groups, recent]);
  const shown = [...local, ...lookedUp(query, lookups)];
  const items = shown.flatMap(({ results }) => results.map(({ item }) => item));
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === active?.id),
  );
  const current = items[at];

  const choose = (item: PaletteItem, isNewTab: boolean) => {
    onClose();
    onChoose?.(item);
    item.onAction?.();
    const destination = destinationOf(item.href);
    if (!item.href || !destination) return;
    if (isNewTab || destination !== 'inside') window.open(item.href, '_blank', 'noopener');
    else onGo?.(item.href);
  };
  const move = (by: number) => {
    const next = items[(at + by + items.length) % items.length];
    if (next) setActive({ id: next.id, isByKey: true });
  };
  const chooseCurrent = (isNewTab: boolean) => {
    // Who types and presses Enter at once means what was typed, not what still stands there from the letter before.
    const isBehind = deferredEntry !== entry;
    const typed = isBehind ? resultsOf(queryOf(entry), groups, recent).flatMap(({ results }) => results)[0]?.item : current;
    if (typed) choose(typed, isNewTab);
  };
  const showShortcuts = () => {
    onClose();
    onShowShortcuts?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends a pinyin composition chooses characters, not a result.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: Math.min(8, items.length - 1 - at),
      PageUp: -Math.min(8, at),
    };
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter') chooseCurrent(event.metaKey || event.ctrlKey);
    else if (event.key === '?' && entry === '' && onShowShortcuts) showShortcuts();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <PaletteSearch
        value={entry}
        onChange={(next) => {
          setEntry(next);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={listId}
        activeId={current && optionId(listId, current.id)}
        isSpelt={isSpelt(query.text, shown)}
        {...(placeholder && { placeholder })}
      />
      <PaletteList
        id={listId}
        query={query.text}
        searched={searchedIn(query, groups, lookups)}
        groups={shown}
        active={current && { id: current.id, isByKey: active?.isByKey ?? true }}
        onPoint={(item) => setActive({ id: item.id, isByKey: false })}
        onChoose={choose}
      />
      <PaletteFoot {...(onShowShortcuts && { onShowShortcuts: showShortcuts })} />
    </>
  );
}

const none: readonly PaletteSource[] = [];
