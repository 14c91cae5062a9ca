import { RotateCw } from 'lucide-react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Note } from '../../primitives/note/Note.tsx';
import { hasFailed, type AsyncState } from './asyncState.ts';

interface FailedNoteProps {
  /** What else the page asks for: names, columns, rights. */
  of: readonly AsyncState<unknown>[];
  /** What is missing without it, as a sentence. */
  children: string;
}

/** A line on a page that stands, about something smaller that did not load. What fills a place of its own has AsyncView there. */
export function FailedNote({ of, children }: FailedNoteProps) {
  const t = useWords(words);
  const failed = of.filter(hasFailed);
  if (!failed.length) return null;
  const retry = (
    <Button
      icon={RotateCw}
      size="sm"
      isBusy={failed.some(({ isFetching }) => isFetching)}
      onPress={() => failed.forEach(({ refetch }) => void refetch())}
    >
      {t.retry}
    </Button>
  );
  return (
    <Note kind="warning" action={retry}>
      {children}
    </Note>
  );
}

const words = bilingual({ retry: ['重试', 'Try again'] });
