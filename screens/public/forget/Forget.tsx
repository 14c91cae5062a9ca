import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, Link, Stack, Text, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { registration } from '#app/api/account/registration.ts';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { ResendButton } from '#screens/kit/entry/mail/ResendButton.tsx';
import { useResetPath } from '#screens/kit/entry/frame/useResetPath.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface Sent {
  email: string;
  at: number;
}

/**
 * Asks for the mail with which a password is set anew. The calls know a link with a code in it (R-172, the parameters of /resetpwd), not the
 * six digits that were drawn, so there is nothing to type here after the address.
 */
export function Forget() {
  const t = useWords(words);
  const title = usePageTitle();
  const [sent, setSent] = useState<Sent | null>(null);
  // Most of those who go back mend one letter of what they typed.
  const [typed, setTyped] = useState('');
  const isSent = (email: string) => {
    setTyped(email);
    setSent({ email, at: Date.now() });
  };
  const sendAgain = useAct({
    call: registration.sendForgotten(),
    done: () => t.sentAgain,
    failed: () => t.unreachable,
    after: (_, { email }) => isSent(email),
  });
  return (
    <EntryFrame promise={t.promise} lead={t.lead} stops={useResetPath(sent ? 'open' : 'fill')}>
      {sent ? (
        <>
          <EntryTitle title={t.sentTitle} icon={Mail}>
            {t.sent(sent.email)}
          </EntryTitle>
          <Text as="p" kind="caption" tone="tertiary">
            {t.why}
          </Text>
          <Stack gap="2">
            <ResendButton sentAt={sent.at} isBusy={sendAgain.isRunning} onPress={() => void sendAgain.run({ email: sent.email })} />
            <Button kind="ghost" size="lg" onPress={() => setSent(null)}>
              {t.otherEmail}
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <EntryTitle title={title}>{t.cause}</EntryTitle>
          <Address typed={typed} onSent={isSent} />
        </>
      )}
      <Text as="p">
        <Link href="/login">{t.back}</Link>
      </Text>
    </EntryFrame>
  );
}

function Address({ typed, onSent }: { typed: string; onSent: (email: string) => void }) {
  const t = useWords(words);
  const title = usePageTitle();
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { email: typed } });
  const save = useSave({
    form,
    call: registration.sendForgotten(),
    input: ({ email }) => ({ email: email.trim() }),
    failed: t.unreachable,
    unanswered: t.unreachable,
    after: (_, { email }) => onSent(email.trim()),
  });
  return (
    <SaveForm of={save} label={title}>
      <TextField
        {...form.field('email', { ...rule.write(t.email), ...rule.email() })}
        label={t.email}
        type="email"
        autoComplete="username"
        size="lg"
      />
      <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
        {t.send}
      </Button>
    </SaveForm>
  );
}
