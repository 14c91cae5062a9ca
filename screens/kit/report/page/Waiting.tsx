import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, Note, useWords } from '#design-system';
import { longWait } from '#app/api/longWait.ts';
import { reportWords } from './words.ts';

const asked = { type: 'active', predicate: ({ queryKey }: Query) => queryKey[0] === 'reports' || queryKey[0] === 'columns' } as const;

/** How long the answers of a page have been waited for, once that is long; a way to stop it, and a way to ask again. */
export function Waiting() {
  const t = useWords(reportWords);
  const cache = useQueryClient();
  const isFetching = useIsFetching(asked) > 0;
  const seconds = useSeconds(isFetching);
  const [isCancelled, setCancelled] = useState(false);
  // Another question is asked, or the same one in its place: nothing is cancelled any more.
  const [wasFetching, setFetching] = useState(isFetching);
  if (isFetching !== wasFetching) {
    setFetching(isFetching);
    if (isFetching) setCancelled(false);
  }
  const cancel = () => {
    setCancelled(true);
    void cache.cancelQueries(asked);
  };
  const again = () => {
    setCancelled(false);
    void cache.refetchQueries(asked);
  };
  if (isFetching ? seconds < longWait : !isCancelled) return null;
  const [said, act, icon, onPress] = isFetching
    ? ([t.waited(seconds), t.cancel, X, cancel] as const)
    : ([t.cancelled, t.again, RotateCw, again] as const);
  return (
    <Floor>
      <Note
        action={
          <Button size="sm" icon={icon} onPress={onPress}>
            {act}
          </Button>
        }
      >
        {said}
      </Note>
    </Floor>
  );
}

/* At the lower edge of the window, over the page: it comes and goes, and nothing moves. */
const Floor = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset: auto 0 var(--space-6);
  display: grid;
  justify-content: center;
  pointer-events: none;

  & > * {
    width: min(360px, 100vw - 2 * var(--space-4));
    box-shadow: var(--shadow-popover);
    pointer-events: auto;
  }
`;

function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isRunning]);
  return seconds;
}
