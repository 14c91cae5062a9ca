import type { ReactNode } from 'react';
import { Form } from '#design-system';
import { SavedDraft } from '../draft/SavedDraft.tsx';
import { useDraft } from '../draft/useDraft.ts';
import type { Save } from './useSave.ts';

interface SaveFormProps<Values extends object> {
  of: Save<Values>;
  label: string;
  /** For a submit button outside. */
  id?: string;
  children: ReactNode;
}

/** A form with its draft and nothing around it: for a page that has a frame of its own. Else see FormDialog and FormPage. */
export function SaveForm<Values extends object>({ of: save, label, id, children }: SaveFormProps<Values>) {
  const { offered } = useDraft(save);
  return (
    <Form of={save.form} onSave={save.run} explain={save.explain} label={label} {...(id !== undefined && { id })}>
      <SavedDraft of={offered} />
      {children}
    </Form>
  );
}
