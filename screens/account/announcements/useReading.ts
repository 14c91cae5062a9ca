import { useEffect, useEffectEvent } from 'react';
import { notices as calls } from '#app/api/notices/notices.ts';
import { useBackgroundWrite } from '#screens/kit/acts/index.ts';
import type { Readable } from './readable.ts';

/** Opening an announcement marks it as read. Where that did not arrive, the next opening marks it again. */
export function useReading(open: Readable | undefined) {
  const markRead = useBackgroundWrite(calls.markRead());
  const id = open?.id;
  const tell = useEffectEvent(() => {
    if (open && !open.isRead) markRead({ id: open.id });
  });
  useEffect(() => {
    if (id !== undefined) tell();
  }, [id]);
}
