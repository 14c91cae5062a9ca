import { ShortcutSheet, useWords } from '#design-system';
import { words } from '../words.ts';
import type { Act } from './useConsoleActs.ts';

interface ShortcutsProps {
  acts: readonly Act[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Every key that works on every page. */
export function Shortcuts({ acts, ...open }: ShortcutsProps) {
  const t = useWords(words);
  const keyed = acts.flatMap(({ name, keys }) => (keys ? [{ name, keys }] : []));
  return (
    <ShortcutSheet
      {...open}
      columns={[
        [
          {
            title: t.keysEverywhere,
            shortcuts: [
              { name: t.keysPalette, keys: 'mod+k' },
              { name: t.keysSheet, keys: '?' },
            ],
          },
        ],
        [{ title: t.keysGo, shortcuts: keyed }],
      ]}
    />
  );
}
