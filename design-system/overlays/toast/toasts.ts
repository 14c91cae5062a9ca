import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue, type PressEvent } from 'react-aria-components';

export type ToastKind = 'good' | 'bad' | 'warning' | 'info';

/** A short message about something that just happened. Use Confirm for questions and Note for what stays true. */
export interface ToastMessage {
  kind: ToastKind;
  title: string;
  /** What exactly, on a second line. */
  detail?: ReactNode;
  /** One thing to do about it: 查看, 撤销. Closes the toast. */
  action?: { label: string; onPress: (event: PressEvent) => void } | { label: string; href: string };
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

const stay = { short: 1500, usual: 4000, undoable: 8000 };

/** Shows toasts from anywhere, also from code that is not a component. The newest stands first, at most three are seen. */
export const toasts = {
  /** Shown for four seconds. An error stays until it is dismissed, because it may appear while the reader looks elsewhere. */
  show(message: ToastMessage): string {
    return add(message, message.kind === 'bad' ? undefined : stay.usual);
  },

  /** Offers Undo while it is shown: eight seconds. */
  undoable(title: string, undo: { label: string; onPress: () => void }): string {
    return add({ kind: 'good', title, action: undo }, stay.undoable);
  },

  /** Shown until it is dismissed: what it says or offers takes longer to judge than eight seconds. */
  showUntilClosed: (message: ToastMessage): string => add(message, undefined),

  /** A short confirmation after a copy. */
  copied(title: string): string {
    return add({ kind: 'good', title }, stay.short);
  },

  close: (key: string) => toastQueue.close(key),
  clear: () => toastQueue.clear(),
};

/** A repeated message replaces the first: ten copies make one toast. */
function add(message: ToastMessage, timeout: number | undefined): string {
  const same = toastQueue.visibleToasts.find(
    ({ content }) => content.kind === message.kind && content.title === message.title && content.detail === message.detail,
  );
  if (same) toastQueue.close(same.key);
  return toastQueue.add(message, timeout === undefined ? {} : { timeout });
}

/** `toasts` for components that like to say it with a hook. */
export const useToast = () => toasts;
