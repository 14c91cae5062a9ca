import { useMutation } from '@tanstack/react-query';
import { Dialog, Form, Button, TextArea, TextField, toasts, useFieldForm, useRules, useWords } from '#design-system';
import { services } from '#app/api/services/services.ts';
import type { Service } from '#app/api/services/shapes.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { draftOf, KeptDraft } from '#screens/kit/form/KeptDraft.tsx';
import { words } from './words.ts';

interface ApplyDialogProps {
  service: Service;
  name: string;
  app: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is to be called about it. Nothing typed is lost when it does not get through. */
export function ApplyDialog({ service, name, app, isOpen, onOpenChange }: ApplyDialogProps) {
  const t = useWords(words);
  const rule = useRules();
  const { account } = useSignedIn();
  const apply = useMutation(services.apply());
  const form = useFieldForm({ defaultValues: { contact: account?.name ?? '', phone: account?.phone ?? '', note: '' } });
  const send = async ({ contact, phone, note }: { contact: string; phone: string; note: string }) => {
    const reply = await apply.mutateAsync({ body: { service, app, contact, phone: phone || null, note: note || null } });
    if (!reply.isDone) throw new Error(reply.message);
    onOpenChange(false);
    toasts.show({ kind: 'good', title: t.sent, detail: t.sentDetail });
  };
  return (
    <Dialog title={`${t.apply} · ${name}`} isOpen={isOpen} onOpenChange={onOpenChange} hasUnsaved={form.changeCount > 0 && !form.isSaving}>
      <Form of={form} onSave={send} explain={() => ({ form: t.refused })} label={t.apply}>
        <KeptDraft of={draftOf(form)} name={`apply ${service} ${app}`} />
        <TextField {...form.field('contact', rule.write(t.contact))} label={t.contact} />
        <TextField {...form.field('phone')} label={t.phone} />
        <TextArea {...form.field('note')} label={t.note} />
        <Button type="submit" kind="primary" isBusy={form.isSaving}>
          {t.send}
        </Button>
      </Form>
    </Dialog>
  );
}
