import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notices as calls } from '#app/api/notices/notices.ts';
import type { Readable } from './found.ts';

/** What is opened is read: said once for each, and with the next opening again where it did not arrive. */
export function useReading(open: Readable | undefined) {
  const { mutate } = useMutation(calls.markRead());
  const id = open?.id;
  const tell = useEffectEvent(() => {
    if (open && !open.isRead) mutate({ id: open.id });
  });
  useEffect(() => {
    if (id !== undefined) tell();
  }, [id]);
}
