import type { Question } from './Confirm.tsx';

/** A question whose answer some code awaits. */
export interface PendingQuestion {
  key: number;
  question: Question;
  isOpen: boolean;
  answer: (isConfirmed: boolean) => void;
}

let pending: readonly PendingQuestion[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly PendingQuestion[]) {
  pending = next;
  for (const listener of listeners) listener();
}

const closed = (one: PendingQuestion): PendingQuestion => ({ ...one, isOpen: false });

/** The questions that are open or fading out, for the region that shows them. */
export const questions = {
  all: () => pending,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  ask(question: Question) {
    if (listeners.size === 0) throw new Error('Nothing shows the question: render <ConfirmRegion> once at the root');
    const key = (count += 1);
    const answered = new Promise<boolean>((answer) => {
      change([...pending.filter(({ isOpen }) => isOpen), { key, question, isOpen: true, answer }]);
    });
    return { key, answered };
  },

  /** Answers and closes a question. It stays in the list until the next one, so that it can fade out. */
  settle(key: number, isConfirmed: boolean) {
    for (const one of pending) if (one.key === key) one.answer(isConfirmed);
    change(pending.map((one) => (one.key === key ? closed(one) : one)));
  },
};
