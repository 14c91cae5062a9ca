import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, Form, Link, Stack, Text, TextField, useFieldForm, useRules, useToast, useWords } from '#design-system';
import { registration } from '#app/api/account/registration.ts';
import { EntryFrame } from '#screens/kit/entry/frame/EntryFrame.tsx';
import { EntryTitle } from '#screens/kit/entry/frame/EntryTitle.tsx';
import { ResendButton } from '#screens/kit/entry/mail/ResendButton.tsx';
import { useResetPath } from '#screens/kit/entry/frame/useResetPath.ts';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
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
  const toast = useToast();
  const [sent, setSent] = useState<Sent | null>(null);
  // Most of those who go back mend one letter of what they typed.
  const [typed, setTyped] = useState('');
  const send = useMutation(registration.sendForgotten());
  const sendTo = async (email: string) => {
    settled(await send.mutateAsync({ email }));
    setTyped(email);
    setSent({ email, at: Date.now() });
  };
  const sendAgain = async (email: string) => {
    try {
      await sendTo(email);
      toast.show({ kind: 'good', title: t.sentAgain });
    } catch (error) {
      toast.show({ kind: 'bad', title: saidOf(error) ?? t.unreachable });
    }
  };
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
            <ResendButton sentAt={sent.at} isBusy={send.isPending} onPress={() => void sendAgain(sent.email)} />
            <Button kind="ghost" size="lg" onPress={() => setSent(null)}>
              {t.otherEmail}
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <EntryTitle title={t.title}>{t.cause}</EntryTitle>
          <Address typed={typed} onSend={sendTo} />
        </>
      )}
      <Text as="p">
        <Link href="/login">{t.back}</Link>
      </Text>
    </EntryFrame>
  );
}

function Address({ typed, onSend }: { typed: string; onSend: (email: string) => Promise<void> }) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { email: typed } });
  return (
    <Form
      of={form}
      onSave={({ email }) => onSend(email.trim())}
      explain={(error) => ({ form: saidOf(error) ?? t.unreachable })}
      label={t.title}
    >
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
    </Form>
  );
}
