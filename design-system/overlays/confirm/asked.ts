import type { Question } from './Confirm.tsx';

/** A question that code waits for. */
export interface Asked {
  key: number;
  question: Question;
  isOpen: boolean;
  answer: (isConfirmed: boolean) => void;
}

let asked: readonly Asked[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Asked[]) {
  asked = next;
  for (const listener of listeners) listener();
}

const closed = (one: Asked): Asked => ({ ...one, isOpen: false });

/** The questions that stand open or are just going, for the region that shows them. */
export const questions = {
  all: () => asked,

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
      change([...asked.filter(({ isOpen }) => isOpen), { key, question, isOpen: true, answer }]);
    });
    return { key, answered };
  },

  /** Answers and closes; it stays in the list until the next one, so that it can fade. */
  settle(key: number, isConfirmed: boolean) {
    for (const one of asked) if (one.key === key) one.answer(isConfirmed);
    change(asked.map((one) => (one.key === key ? closed(one) : one)));
  },
};
