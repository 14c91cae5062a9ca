import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button, Note, Stack, useWords } from '#design-system';
import { isLacking } from '#app/api/client/error.ts';
import { emailChange } from '#app/api/ours/people/emailChange.ts';
import { shortTime } from '#app/lib/metrics/reportZone.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';

/** A new sign-in email that its mailbox has not confirmed yet: the mail can be sent again, and the change cancelled. */
export function PendingEmailLine() {
  const t = useWords(words);
  const pending = useQuery(emailChange.pending());
  const resend = useAct({ call: emailChange.resend(), done: () => t.confirmationSent(pending.data?.to ?? '') });
  const cancel = useAct({ call: emailChange.cancel(), done: () => t.emailCancelled });
  if (pending.isError && !isLacking(pending.error)) {
    const retry = (
      <Button size="sm" icon={RotateCw} isBusy={pending.isFetching} onPress={() => void pending.refetch()}>
        {t.retry}
      </Button>
    );
    return (
      <li>
        <Note kind="warning" action={retry}>
          {t.pendingMissing}
        </Note>
      </li>
    );
  }
  if (!pending.data) return null;
  const { to, sentAt } = pending.data;
  const acts = (
    <Stack direction="row" gap="2">
      <Button size="sm" isBusy={resend.isRunning} onPress={() => void resend.run({})}>
        {t.resend}
      </Button>
      <Button size="sm" kind="ghost" isBusy={cancel.isRunning} onPress={() => void cancel.run({})}>
        {t.cancelChange}
      </Button>
    </Stack>
  );
  return (
    <li>
      <Note kind="info" title={t.pendingEmail(to)} action={acts}>
        {t.pendingSince(shortTime(sentAt))}
      </Note>
    </li>
  );
}
