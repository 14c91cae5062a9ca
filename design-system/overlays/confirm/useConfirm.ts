import { useCallback, useEffect, useRef } from 'react';
import type { Question } from './Confirm.tsx';
import { questions } from './questions.ts';

/**
 * Asks from code. The promise is `true` once the act is confirmed (and done, where the question has an `onConfirm`), `false` when the reader
 * declines or the asking component unmounts.
 *
 *     const confirm = useConfirm();
 *     if (await confirm({ title: t.stop(name), act: t.stopAct, kind: 'danger' })) stop.mutate(id);
 */
export function useConfirm() {
  const open = useRef(new Set<number>());
  useEffect(() => {
    const mine = open.current;
    return () => {
      for (const key of mine) questions.settle(key, false);
    };
  }, []);
  return useCallback(async (question: Question) => {
    const { key, answered } = questions.ask(question);
    open.current.add(key);
    const isConfirmed = await answered;
    open.current.delete(key);
    return isConfirmed;
  }, []);
}
