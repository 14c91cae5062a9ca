import { useMutation } from '@tanstack/react-query';
import { Button, Form, Stack, TextField, useFieldForm, useRules, useToast, useWords } from '#design-system';
import { registration } from '#app/api/account/registration.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { sentNow } from '#screens/kit/entry/mail/sentAt.ts';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { words } from './words.ts';

interface OtherEmailProps {
  id: number;
  email: string;
  onKeep: () => void;
}

/** For those who have mistyped their address: the mail goes to another one, and the first is forgotten. */
export function OtherEmail({ id, email, onKeep }: OtherEmailProps) {
  const t = useWords(words);
  const rule = useRules();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const change = useMutation(registration.changeEmail());
  const form = useFieldForm({ defaultValues: { email: '' } });
  const save = async ({ email: typed }: { email: string }) => {
    const to = typed.trim();
    settled(await change.mutateAsync({ id, from: email, to }));
    toast.show({ kind: 'good', title: t.changed, detail: to });
    session.begin({ id, email: to, status: notActive });
    await navigate('/activation', { replace: true, ...sentNow() });
  };
  const isOther = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase() || t.sameEmail;
  return (
    <Form
      of={form}
      onSave={save}
      explain={(error) => {
        const said = saidOf(error);
        return said === undefined ? { form: t.later } : { fields: [{ name: 'email', error: said }] };
      }}
      label={t.otherEmail}
    >
      <TextField
        {...form.field('email', { ...rule.write(t.newEmail), ...rule.email(), validate: isOther })}
        label={t.newEmail}
        type="email"
        autoComplete="email"
        size="lg"
      />
      <Stack gap="2">
        <Button type="submit" kind="primary" size="lg" isBusy={form.isSaving}>
          {t.sendThere}
        </Button>
        <Button kind="ghost" size="lg" onPress={onKeep}>
          {t.keepEmail}
        </Button>
      </Stack>
    </Form>
  );
}

/** */
const notActive = -3;
