import { Button, Stack, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { registration } from '#app/api/account/registration.ts';
import { useNavigate } from '#app/lib/router.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { sentNow } from '#screens/kit/entry/mail/sentAt.ts';
import { SaveForm, useSave } from '#screens/kit/form/index.ts';
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
  const form = useFieldForm({ defaultValues: { to: '' } });
  const save = useSave({
    form,
    call: registration.changeEmail(),
    input: ({ to }) => ({ id, from: email, to: to.trim() }),
    done: (_, { to }) => ({ title: t.changed, detail: to.trim() }),
    failed: t.later,
    unanswered: t.later,
    after: (_, { to }) => {
      session.begin({ id, email: to.trim(), status: notActive });
      return navigate('/activation', { replace: true, ...sentNow() });
    },
  });
  const isOther = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase() || t.sameEmail;
  return (
    <SaveForm of={save} label={t.otherEmail}>
      <TextField
        {...form.field('to', { ...rule.write(t.newEmail), ...rule.email(), validate: isOther })}
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
    </SaveForm>
  );
}

/** */
const notActive = -3;
