import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { bilingual, LinkButton, Note, useWords } from '#design-system';
import type { OpenTask } from '../lib/address/openTask.ts';
import { useLocation } from '../lib/router.ts';

interface ReturnToTaskProps {
  of: OpenTask;
  /** The reader is back, or does not want to go back. */
  onEnd: () => void;
}

/** On every page that a fix leads over: the step from which it was sent. */
export function ReturnToTask({ of: { address, title }, onEnd }: ReturnToTaskProps) {
  const t = useWords(words);
  const { pathname } = useLocation();
  const isThere = new URL(address, location.origin).pathname === pathname;
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isThere) hasLeft.current = true;
    else if (hasLeft.current) onEnd();
  }, [isThere, onEnd]);
  if (isThere) return null;
  return (
    <Note
      icon={Undo2}
      isInline
      action={
        <LinkButton size="sm" href={address}>
          {t.back(title)}
        </LinkButton>
      }
      onClose={onEnd}
    >
      {t.left(title)}
    </Note>
  );
}

const words = bilingual({
  left: [(title: string) => `你从“${title}”来到这里`, (title: string) => `You came here from ${title}`],
  back: [(title: string) => `回到${title}`, (title: string) => `Back to ${title}`],
});
