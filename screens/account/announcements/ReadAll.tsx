import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { Button, useWords } from '#design-system';
import { clientOf } from '#app/api/client/queryClient.ts';
import { notices as calls, type Announcement } from '#app/api/notices/notices.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

/** The service has no call for all of them: each announcement is marked by itself, and the list is asked again once. */
export function ReadAll({ unread }: { unread: readonly Announcement[] }) {
  const t = useWords(words);
  const cache = useQueryClient();
  const readAll = useAct({
    call: {
      mutationFn: (ids: readonly number[]) => Promise.all(ids.map((id) => clientOf(cache).send(calls.markRead, { id }))),
      // Some may have been marked before one failed.
      onSettled: () => cache.invalidateQueries({ queryKey: ['notices'] }),
    },
    done: () => t.allRead,
    failed: () => t.failed,
  });
  return (
    <Button
      icon={CheckCheck}
      isDisabled={unread.length === 0}
      isBusy={readAll.isRunning}
      onPress={() => void readAll.run(unread.map(({ id }) => id))}
    >
      {t.readAll}
    </Button>
  );
}
