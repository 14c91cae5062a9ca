import type { ReactNode } from 'react';
import { useLeaveQuestion } from '../confirm/useLeaveQuestion.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export interface DialogProps extends Omit<DialogFrameProps, 'role' | 'mayLeave'> {
  /** Something was typed: leaving asks first. The `close` that the body receives does not. */
  hasUnsaved?: boolean;
}

/** A task or a message that takes the page away until it is done. A question before an act is Confirm, a record beside its list a Drawer. */
export function Dialog({ hasUnsaved = false, children, ...frame }: DialogProps) {
  const { mayLeave, question } = useLeaveQuestion(hasUnsaved);
  return (
    <DialogFrame {...frame} mayLeave={mayLeave}>
      {(close): ReactNode => (
        <>
          {typeof children === 'function' ? children(close) : children}
          {question(close)}
        </>
      )}
    </DialogFrame>
  );
}
