import { useId, type ReactNode } from 'react';
import { bilingual, Button, Form, FormFooter, LinkButton, Panel, toasts, useWords } from '#design-system';
import { SavedDraft } from './draft/SavedDraft.tsx';
import { useDraft } from './draft/useDraft.ts';
import { LeaveGuard } from './leave/LeaveGuard.tsx';
import type { Save } from './save/useSave.ts';

interface FormPageProps<Values extends object> {
  of: Save<Values>;
  title: string;
  /** The verb on the button: 保存, 创建并看接入指南. */
  act: string;
  /** A form that makes something new: where one goes who does not want to. Without it the form changes what is there, and can be discarded. */
  cancelHref?: string;
  /** Parameters of the address that put something else in the place of the form. */
  leavesWith?: readonly string[];
  /** What saving will do, at the left of the buttons. */
  note?: ReactNode;
  /** Why it cannot be saved now; said beside the button, which is disabled. */
  blocker?: string | undefined;
  /** Lists what is wrong above a form that does not fit on one screen. */
  hasSummary?: boolean;
  /** FormSections. */
  children: ReactNode;
}

/**
 * A form that stands on a page: its buttons stay in sight, with what is unsaved or blocks beside them, and leaving asks first. On a phone
 * they are a bar at the edge of the window.
 */
export function FormPage<Values extends object>({ of: save, title, act, children, ...rest }: FormPageProps<Values>) {
  const { cancelHref, leavesWith, note, blocker, hasSummary = false } = rest;
  const t = useWords(words);
  const id = useId();
  const { form } = save;
  const { offered, savedAt } = useDraft(save);
  const isUnsaved = form.changeCount > 0;
  const isNew = cancelHref !== undefined;
  const discard = () => {
    const typed = form.getValues();
    form.reset();
    const restore = () => form.reset(typed, { keepDefaultValues: true });
    toasts.undoable(t.discarded, { label: t.undo, onPress: restore });
  };
  const footer = (
    <FormFooter unsaved={isNew ? 0 : form.changeCount} note={note} blocker={blocker}>
      {isNew ? (
        <LinkButton href={cancelHref}>{t.cancel}</LinkButton>
      ) : (
        <Button isDisabled={!isUnsaved || form.isSaving} onPress={discard}>
          {t.discard}
        </Button>
      )}
      <Button type="submit" form={id} kind="primary" isBusy={form.isSaving} isDisabled={blocker !== undefined || (!isNew && !isUnsaved)}>
        {act}
      </Button>
    </FormFooter>
  );
  return (
    <Panel title={title} footer={footer}>
      <Form of={form} id={id} label={title} onSave={save.run} explain={save.explain} hasSummary={hasSummary}>
        <LeaveGuard isUnsaved={isUnsaved} hasDraft={savedAt !== null} {...(leavesWith && { leavesWith })} />
        <SavedDraft of={offered} />
        {children}
      </Form>
    </Panel>
  );
}

const words = bilingual({
  cancel: ['取消', 'Cancel'],
  discard: ['放弃', 'Discard'],
  discarded: ['已放弃更改', 'Changes discarded'],
  undo: ['撤销', 'Undo'],
});
