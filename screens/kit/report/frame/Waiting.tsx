import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Stack, Text, useWords } from '#design-system';
import { words } from '../words.ts';

interface WaitingProps {
  of: UseQueryResult<unknown>;
  /** What the question begins with: all that is asked of reports. */
  subject?: string;
}

/** How long an answer has been waited for, once that is long; a way to stop it, and a way to ask again. */
export function Waiting({ of: { isFetching, data, error, refetch }, subject = 'reports' }: WaitingProps) {
  const t = useWords(words);
  const cache = useQueryClient();
  const seconds = useSeconds(isFetching);
  const [isCancelled, setCancelled] = useState(false);
  const cancel = () => {
    setCancelled(true);
    void cache.cancelQueries({ queryKey: [subject] });
  };
  const again = () => {
    setCancelled(false);
    void refetch();
  };
  if (isFetching && seconds >= 2)
    return (
      <Stack direction="row" gap="2" align="center">
        <Text kind="caption" tone="tertiary">
          {t.waited(seconds)}
        </Text>
        <Button kind="link" size="sm" icon={X} onPress={cancel}>
          {t.cancel}
        </Button>
      </Stack>
    );
  if (!isCancelled || isFetching || data !== undefined || error) return null;
  return (
    <Stack direction="row" gap="2" align="center">
      <Text kind="caption" tone="tertiary">
        {t.cancelled}
      </Text>
      <Button kind="link" size="sm" icon={RotateCw} onPress={again}>
        {t.again}
      </Button>
    </Stack>
  );
}

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
