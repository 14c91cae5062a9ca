import { useMutation } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { Button, useToast, useWords } from '#design-system';
import { notices as calls, type Announcement } from '#app/api/notices/notices.ts';
import { settled } from '#screens/kit/form/refused.ts';
import { words } from './words.ts';

/** There is no call for all of them: each is told by itself. */
export function ReadAll({ unread }: { unread: readonly Announcement[] }) {
  const t = useWords(words);
  const toast = useToast();
  const markRead = useMutation(calls.markRead());
  const readAll = async () => {
    try {
      await Promise.all(unread.map(async ({ id }) => settled(await markRead.mutateAsync({ id }))));
      toast.show({ kind: 'good', title: t.allRead });
    } catch {
      toast.show({ kind: 'bad', title: t.failed });
    }
  };
  return (
    <Button icon={CheckCheck} isDisabled={unread.length === 0} isBusy={markRead.isPending} onPress={() => void readAll()}>
      {t.readAll}
    </Button>
  );
}
