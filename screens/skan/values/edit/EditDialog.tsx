import { useId, type ReactNode } from 'react';
import { Button, Dialog, Form, useWords, type FieldForm } from '#design-system';
import { words } from '../words.ts';

interface EditDialogProps<Values extends object> {
  of: FieldForm<Values>;
  title: string;
  onSave: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A part of the draft in a dialog. It goes into the form behind it, which is what is saved. */
export function EditDialog<Values extends object>({ of: form, title, onSave, onClose, children }: EditDialogProps<Values>) {
  const t = useWords(words);
  const id = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={form.changeCount > 0}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button type="submit" form={id} kind="primary">
            {t.apply}
          </Button>
        </>
      }
    >
      <Form
        of={form}
        id={id}
        label={title}
        onSave={(values) => {
          onSave(values);
          onClose();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
