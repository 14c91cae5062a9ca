import { useEffect } from 'react';
import { bilingual, Confirm, useWords } from '#design-system';
import { useBlocker } from '#app/lib/router.ts';
import { isLeft, isSaved } from './leaving.ts';

interface LeaveGuardProps {
  /** `form.changeCount > 0` */
  isUnsaved: boolean;
  /** Parameters of the address that put something else in the place of the form: a step, the id of a record. */
  leavesWith?: readonly string[];
  /** What was typed is stored and is offered back: nothing is lost, it is only not saved. */
  hasDraft?: boolean;
}

/**
 * Beside a form that stands on a page: leaving with unsaved changes asks first, be it by a link, by the buttons of the browser or by closing
 * the window. A form in a Dialog or a Drawer has `hasUnsaved` there. Who leads on after saving says so: `navigate('/manage/app', afterSave)`.
 */
export function LeaveGuard({ isUnsaved, leavesWith = nothing, hasDraft = false }: LeaveGuardProps) {
  const t = useWords(words);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved && isLeft(currentLocation, nextLocation, leavesWith) && !(historyAction !== 'POP' && isSaved(nextLocation.state)),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title={hasDraft ? t.draftTitle : t.title}
      act={hasDraft ? t.draftAct : t.act}
      otherwise={t.stay}
      kind={hasDraft ? 'primary' : 'danger'}
      onConfirm={() => blocker.proceed?.()}
      onDecline={() => blocker.reset?.()}
    >
      {hasDraft ? t.draftConsequence : t.consequence}
    </Confirm>
  );
}

const nothing: readonly string[] = [];

const words = bilingual({
  title: ['离开前放弃未保存的更改？', 'Leave and discard unsaved changes?'],
  consequence: ['离开这一页后，填写的内容不会保留。', 'If you leave this page, what you entered is lost.'],
  act: ['放弃更改', 'Discard changes'],
  draftTitle: ['还没有保存，现在离开？', 'Leave without saving?'],
  draftConsequence: [
    '填写的内容已存为草稿，回到这里可以恢复。',
    'What you entered is stored as a draft. You can restore it when you come back.',
  ],
  draftAct: ['离开', 'Leave'],
  stay: ['继续编辑', 'Keep editing'],
});
