import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { bilingual, Button, Dialog, finePointer, useMedia, useWords, type FieldForm } from '#design-system';
import { SaveForm } from './save/SaveForm.tsx';
import type { Save } from './save/useSave.ts';

interface FormDialogProps<Values extends object> {
  of: Save<Values>;
  title: string;
  /** Quiet words at the right of the title: whose it is. */
  note?: string;
  /** The verb on the button: 保存, 提交申请. */
  act: string;
  /** In pixels, where 480 do not do. */
  width?: number;
  /** Called when it is saved, and when the reader leaves. */
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A few fields over the page that they belong to. Leaving with something unsaved asks first. What needs more room is a FormPage. */
export function FormDialog<Values extends object>({ of: save, title, note, act, width, onClose, children }: FormDialogProps<Values>) {
  const t = useWords(words);
  const id = useId();
  const { form } = save;
  const isUnsaved = form.changeCount > 0 && !form.isSaving;
  const leave = () => {
    // The reader was asked and has let go of it. A draft of before that was not looked at stays.
    if (isUnsaved) save.dropDraft();
    onClose();
  };
  const run = async (values: Values) => {
    await save.run(values);
    onClose();
  };
  return (
    <Dialog
      title={title}
      {...(note !== undefined && { note })}
      {...(width !== undefined && { width })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      hasUnsaved={isUnsaved}
      isBusy={form.isSaving}
      footer={
        <>
          <Button slot="close" isDisabled={form.isSaving}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} kind="primary" isBusy={form.isSaving}>
            {act}
          </Button>
        </>
      }
    >
      <SaveForm of={{ ...save, run }} id={id} label={title}>
        {children}
        <FirstFieldFocus of={form} />
      </SaveForm>
    </Dialog>
  );
}

/**
 * Who opens a form types next. A dialog leaves the focus where a part inside has put it, so this is a part inside and not a hook of the
 * frame. By touch the focus stays on the dialog, or the keyboard of the screen would cover it at once.
 */
function FirstFieldFocus<Values extends object>({ of: form }: { of: FieldForm<Values> }) {
  const isFine = useMedia(finePointer);
  const focus = useEffectEvent(() => {
    if (isFine) form.focusFirst();
  });
  useEffect(() => focus(), []);
  return null;
}

const words = bilingual({ cancel: ['取消', 'Cancel'] });
