import { Note, useWords } from '#design-system';
import type { GrantablePage } from './pages.ts';
import type { Together } from './together.ts';
import { words } from './words.ts';

interface TogetherNoteProps {
  of: Together | null;
  pages: readonly GrantablePage[];
  onClose: () => void;
}

/** Says what was set along with the last change. */
export function TogetherNote({ of: together, pages, onClose }: TogetherNoteProps) {
  const t = useWords(words);
  if (!together || (together.pages.length === 0 && !together.hasPay)) return null;
  const titleOf = (key: string) => pages.find((page) => page.key === key)?.title ?? key;
  const said = together.pages.map(([page, needs]) => t.together(titleOf(needs), titleOf(page)));
  return (
    <Note kind="info" onClose={onClose}>
      {[...said, ...(together.hasPay ? [t.payTogether] : [])].join(' ')}
    </Note>
  );
}
