import { RotateCw } from 'lucide-react';
import { use } from 'react';
import styled from 'styled-components';
import { AbsentContext } from '../../foundation/absent.ts';
import { FailureContext } from '../../foundation/failure.ts';
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

/**
 * A line on a page that stands, about something smaller that did not load. What fills a place of its own has AsyncView there. Another try is
 * offered for what may come; where the service does not offer it at all, the line says that instead.
 */
export function FailedNote({ of, children }: FailedNoteProps) {
  const t = useWords(words);
  const isAbsent = use(AbsentContext);
  const explain = use(FailureContext);
  const failed = of.filter(hasFailed);
  const passing = failed.filter(({ error }) => !isAbsent(error));
  if (!failed.length) return null;
  if (!passing.length)
    return (
      <Note kind="info">
        {children}
        <Why>{t.absent}</Why>
      </Note>
    );
  const cause = passing.map(({ error }) => explain(error)?.cause).find(Boolean);
  const retry = (
    <Button
      icon={RotateCw}
      size="sm"
      isBusy={passing.some(({ isFetching }) => isFetching)}
      onPress={() => passing.forEach(({ refetch }) => void refetch())}
    >
      {t.retry}
    </Button>
  );
  return (
    <Note kind="warning" action={retry}>
      {children}
      {cause !== undefined && <Why>{cause}</Why>}
    </Note>
  );
}

const words = bilingual({
  retry: ['重试', 'Try again'],
  absent: ['你的服务没有提供这部分。需要时请联系管理员。', 'Your service doesn’t offer this. Ask your administrator if you need it.'],
});

const Why = styled.span`
  display: block;
`;
