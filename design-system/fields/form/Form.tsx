import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { FormErrors } from './FormErrors.tsx';
import type { FieldForm } from './useFieldForm.ts';

/** What is said of the whole form: a sentence, or one with what belongs to it below. */
export type FormMessage = string | { title: string; details: ReactNode };

/** The service's answer to a rejected form: messages for fields, or one for the whole form. */
export interface Refusal<Values extends FieldValues> {
  fields?: readonly { name: FieldPath<Values>; error: string }[];
  form?: FormMessage;
}

interface FormProps<Values extends FieldValues> {
  of: FieldForm<Values>;
  /** Called with the values once all of them are valid. When it fails, everything that was typed stays. */
  onSave: (values: Values) => unknown;
  /** Turns a failure of `onSave` into messages. Without them the form says that it was not saved. */
  explain?: (error: unknown) => Refusal<Values> | undefined;
  /** Lists what is wrong above a form that does not fit on one screen. */
  hasSummary?: boolean;
  /** For a submit button outside: `<Button type="submit" form="…">`. */
  id?: string;
  label?: string;
  children: ReactNode;
}

/** A native form: Enter submits, the focus goes to the first wrong field, and only one save runs at a time. */
export function Form<Values extends FieldValues>({ of, onSave, explain, hasSummary, id, label, children }: FormProps<Values>) {
  const t = useWords(words);
  const isRunning = useRef(false);
  // Shown while the sentence above it is.
  const [details, setDetails] = useState<ReactNode>(null);

  const save = async (values: Values) => {
    try {
      await onSave(values);
      // What was typed during the save is still unsaved.
      of.resetDefaultValues(values);
    } catch (error) {
      const refusal = explain?.(error) ?? { form: t.failed };
      setDetails(typeof refusal.form === 'object' ? refusal.form.details : null);
      refuse(of, refusal);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isRunning.current) return;
    isRunning.current = true;
    await of
      .handleSubmit(save)()
      .finally(() => (isRunning.current = false));
    of.focusWrong();
  };

  return (
    <Column id={id} aria-label={label} aria-busy={of.isSaving || undefined} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors of={of} details={details} hasSummary={hasSummary ?? false} />
      {children}
    </Column>
  );
}

function refuse<Values extends FieldValues>(form: FieldForm<Values>, { fields = [], form: whole }: Refusal<Values>) {
  for (const { name, error } of fields) form.setError(name, { type: 'refused', message: error });
  if (whole) form.setError('root', { type: 'refused', message: typeof whole === 'string' ? whole : whole.title });
}

const words = bilingual({
  failed: ['没有保存成功，填写的内容都还在，请重试', 'Couldn’t save. Your entries are still here. Try again'],
});

const Column = styled.form`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;
`;
