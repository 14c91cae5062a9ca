import { CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { inSentence } from '../../foundation/text/inSentence.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useOpenState, type OpenProps } from '../modal/Modal.tsx';
import { TypedName } from './TypedName.tsx';

export interface Question {
  /** The question, with the name of what it is about: 停用“江予白”？ */
  title: string;
  /** What will follow, and whether it can be undone. */
  children?: ReactNode;
  /** The verb on the button: 停用, 删除, 续费. Never 确定. */
  act: string;
  /** The label of the decline button, where 取消 could be misread. */
  otherwise?: string;
  kind?: 'danger' | 'primary';
  /** For what cannot be undone: this must be typed before the act is possible. */
  typed?: string;
  /** Does it. While its promise runs the dialog is busy; where it fails the dialog stays open and says why. */
  onConfirm?: () => unknown;
  /** Words for a failure of `onConfirm`. An error's own message is for developers and never shown. */
  explain?: ((error: unknown) => string) | undefined;
}

interface ConfirmProps extends Question, OpenProps {
  /** Called when the reader declines. */
  onDecline?: () => void;
}

/** Asks before an act that is hard to undo. To ask from code, use `useConfirm`. */
export function Confirm({
  title,
  children,
  act,
  otherwise,
  kind = 'primary',
  typed,
  onConfirm,
  explain,
  onDecline,
  trigger,
  ...open
}: ConfirmProps) {
  const t = useWords(words);
  const [isOpen, setOpen] = useOpenState(open);
  const [entry, setEntry] = useState('');
  const [run, setRun] = useState<'idle' | 'busy' | { error: string }>('idle');
  const isBusy = run === 'busy';
  const isReady = typed === undefined || entry.trim() === typed;
  const finish = () => {
    setEntry('');
    setRun('idle');
    setOpen(false);
  };
  const decline = () => {
    finish();
    onDecline?.();
  };
  const confirm = async () => {
    if (!isReady || isBusy) return;
    try {
      const done = onConfirm?.();
      if (done instanceof Promise) setRun('busy');
      await done;
      finish();
    } catch (error) {
      setRun({ error: explain?.(error) ?? t.failed(act) });
    }
  };
  // Pressing Enter by accident must not destroy anything, so the decline button has the focus.
  const first = typed !== undefined ? 'entry' : kind === 'danger' ? 'decline' : 'act';
  return (
    <DialogFrame
      trigger={trigger}
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? setOpen(true) : decline())}
      isBusy={isBusy}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere inside */}
          <Button autoFocus={first === 'decline'} isDisabled={isBusy} onPress={decline}>
            {otherwise ?? t.cancel}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere inside */}
          <Button autoFocus={first === 'act'} kind={kind} isBusy={isBusy} isDisabled={!isReady} onPress={() => void confirm()}>
            {act}
          </Button>
        </>
      }
    >
      {children}
      {typed !== undefined && (
        <TypedName name={typed} value={entry} onChange={setEntry} onEnter={() => void confirm()} isDisabled={isBusy} />
      )}
      {typeof run === 'object' && (
        <ErrorText role="alert">
          <Icon of={CircleAlert} size="sm" />
          {run.error}
        </ErrorText>
      )}
    </DialogFrame>
  );
}

const words = bilingual({
  cancel: ['取消', 'Cancel'],
  failed: [(act: string) => `${act}没有成功，请重试`, (act: string) => `Couldn’t ${inSentence(act)}. Try again`],
});

const ErrorText = styled.p`
  display: flex;
  gap: var(--space-1h);
  margin-top: var(--space-3);
  color: var(--color-negative-text);

  & > :first-child {
    padding: 3px 0;
  }
`;
