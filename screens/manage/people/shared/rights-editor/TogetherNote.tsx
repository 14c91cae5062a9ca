import { Note, useWords } from '#design-system';
import { peopleWords } from '../words.ts';
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
  const p = useWords(peopleWords);
  if (!together || together.opened.length + together.closed.length === 0) return null;
  const titleOf = (key: string) => (key === 'pay' ? p.pay : (pages.find((page) => page.key === key)?.title ?? key));
  const said = [
    ...together.opened.map(([page, needs]) => t.together(titleOf(needs), titleOf(page))),
    ...together.closed.map(([page, needs]) => t.closedTogether(titleOf(page), titleOf(needs))),
  ];
  return (
    <Note kind="info" onClose={onClose}>
      {said.join(' ')}
    </Note>
  );
}
