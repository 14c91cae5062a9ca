import { useEffect, useRef } from 'react';
import { chordsOf, isApple, isPressed, needsMod, type Keys } from './keys.ts';

interface ShortcutOptions {
  /** The reader has switched single keys off; those with ⌘ or Ctrl stay. */
  hasSingleKeys?: boolean;
}

/**
 * Keys of a page or of the whole console. With ⌘ or Ctrl they work everywhere; single keys rest while somebody types, picks from a list, or
 * is in a dialog.
 *
 *     useShortcuts({ 'mod+k': openPalette, '?': openSheet, 'g o': goToOverview });
 */
export function useShortcuts(acts: Record<Keys, () => void>, { hasSingleKeys = true }: ShortcutOptions = {}) {
  const latest = useRef({ acts, hasSingleKeys });
  useEffect(() => {
    latest.current = { acts, hasSingleKeys };
  });
  useEffect(() => {
    let begun: { chord: number; keys: Keys; at: number }[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || isModifier(event.key)) return;
      const mayBeSingle = latest.current.hasSingleKeys && !isTaken(event.target);
      const candidates = Object.keys(latest.current.acts).filter((keys) => needsMod(keys) || mayBeSingle);
      const apple = isApple();
      const sequence = begun.filter(({ at }) => event.timeStamp - at < sequenceTimeout);
      begun = [];
      // A sequence that has begun comes before keys that begin with the same letter.
      for (const { keys, chord } of [...sequence, ...candidates.map((keys) => ({ keys, chord: 0 }))]) {
        const chords = chordsOf(keys);
        if (!isPressed(chords[chord] ?? '', event, apple)) continue;
        if (chord === chords.length - 1) {
          event.preventDefault();
          begun = [];
          latest.current.acts[keys]?.();
          return;
        }
        begun.push({ keys, chord: chord + 1, at: event.timeStamp });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** How long the second key of a sequence may take. */
const sequenceTimeout = 1200;

const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key);

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return (
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [role^=menu], [role=listbox], [role=dialog], [role=alertdialog]',
    ) !== null
  );
}
