import { TextArea, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { services } from '#app/api/services/services.ts';
import type { Service } from '#app/api/services/shapes.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words } from './words.ts';

interface ApplyDialogProps {
  service: Service;
  name: string;
  app: number;
  onClose: () => void;
}

/** Who is to be called about it. */
export function ApplyDialog({ service, name, app, onClose }: ApplyDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const { account } = useSignedIn();
  const form = useFieldForm({ defaultValues: { contact: account?.name ?? '', phone: account?.phone ?? '', note: '' } });
  const save = useSave({
    form,
    call: services.apply(),
    input: ({ contact, phone, note }) => ({ body: { service, app, contact, phone: phone || null, note: note || null } }),
    done: () => ({ title: t.sent, detail: t.sentDetail }),
    failed: t.refused,
    draft: { name: `apply ${service} ${app}` },
  });
  return (
    <FormDialog of={save} title={`${t.apply} · ${name}`} act={t.send} onClose={onClose}>
      <TextField {...form.field('contact', rule.write(t.contact))} label={t.contact} />
      <TextField {...form.field('phone')} label={t.phone} />
      <TextArea {...form.field('note')} label={t.note} />
    </FormDialog>
  );
}
