import { useMutation, useQueryClient, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { bilingual, toasts, useConfirm, useWords, type Question } from '#design-system';
import { isCallLacking } from '#app/lib/config/current.ts';
import { useOperation } from '#app/lib/operations/useOperation.ts';
import { useExplainError } from './useExplainError.ts';
import { useFailureToast } from './useFailureToast.ts';

/** A declared call that changes something, as `apps.disable()` gives it. */
export type Call<Input, Result> = UseMutationOptions<Result, Error, Input>;

/** What takes an act back: another call with its input. */
export type Undo = (cache: QueryClient) => Promise<unknown>;

/** The service left it as it is: why in words, or what is asked before it is taken back all the same. */
export class NotUndone extends Error {
  constructor(readonly why: string | { question: Omit<Question, 'onConfirm' | 'explain'>; undo: Undo | undefined }) {
    super();
  }
}

/** Whether a call is none of the back end: what only it takes back cannot be undone there, and the question says so. */
export const isOffered = <Input, Result>({ mutationKey }: Call<Input, Result>) => !isCallLacking(String(mutationKey?.[1]));

/** `undo: ({ id }) => undoBy(apps.enable(), { id })`. None where the back end lacks the call, so that nothing is offered that it refuses. */
export const undoBy = <Input, Result>(
  call: Call<Input, Result>,
  input: Input,
  notDone?: (result: Result) => NotUndone | undefined,
): Undo | undefined => {
  if (!isOffered(call)) return undefined;
  return async (cache) => {
    const result = await cache.getMutationCache().build(cache, cache.defaultMutationOptions(call)).execute(input);
    const left = notDone?.(result);
    if (left) throw left;
  };
};

/** What is asked before it is sent once more, and what goes then. */
interface Again<Input> {
  question: Omit<Question, 'onConfirm' | 'explain'>;
  input: Input;
}

interface ActOptions<Input, Result> {
  call: Call<Input, Result>;
  /** Asked before it is done. Without, it is done at once. */
  confirm?: (input: Input) => Omit<Question, 'onConfirm' | 'explain'>;
  /** What exists now: 'Campaign created'. Nothing where what follows says it. */
  done?: (input: Input, result: Result) => string | undefined;
  /** What was not done, where the service does not say why. */
  failed?: (input: Input) => string;
  /** The message when no answer came, of an act with `isFailureInline` that has no effect without one. */
  unanswered?: string;
  undo?: (input: Input, result: Result) => Undo | undefined;
  /** Where the answer says that it was not done: why in words, or what is asked before it goes again as things are now. */
  notDone?: (result: Result, input: Input) => string | Again<Input> | undefined;
  /** What follows: the session learns of it, the page goes on. */
  after?: (result: Result, input: Input) => unknown;
  /** The screen shows `failure` at its place, and no toast says it. */
  isFailureInline?: boolean;
}

export interface Act<Input> {
  /** True when it was done; false when the reader declined, or when it failed, which has been said. Never rejects. */
  run: (input: Input) => Promise<boolean>;
  isRunning: boolean;
  /** With what it runs: which row is busy. */
  running: Input | undefined;
  /** Of an act with `isFailureInline`: why the last run failed. */
  failure: string | undefined;
}

/**
 * The one way to write something by a press: asks where it must, does it, says what exists now or what the service said, and takes it back
 * within eight seconds where that is possible. A form saves with `useSave` instead, because what was typed must not be lost.
 *
 *     const disable = useAct({
 *       call: apps.disable(),
 *       confirm: ({ name }) => ({ title: t.disableTitle(name), act: t.disable, kind: 'danger' }),
 *       done: ({ name }) => t.disabled(name),
 *       undo: ({ id }) => undoBy(apps.enable(), { id }),
 *     });
 */
export function useAct<Input, Result>(options: ActOptions<Input, Result>): Act<Input> {
  const { call, confirm, done, failed, unanswered, undo, notDone, after, isFailureInline = false } = options;
  const t = useWords(words);
  const cache = useQueryClient();
  const ask = useConfirm();
  const explain = useExplainError();
  const toastFailure = useFailureToast();
  const report = useOperation();
  const { mutateAsync } = useMutation(call);
  const [running, setRunning] = useState<{ input: Input }>();
  const [failure, setFailure] = useState<string>();
  const fail = (error: unknown, sentence: string) =>
    isFailureInline ? setFailure(explain(error, sentence, unanswered)) : toastFailure(error, sentence);
  const takeBack = (back: Undo): Promise<unknown> =>
    back(cache).then(
      () => toasts.show({ kind: 'info', title: t.undone }),
      async (error: unknown) => {
        if (!(error instanceof NotUndone)) return toastFailure(error, t.notUndone);
        const { why } = error;
        if (typeof why === 'string') return toasts.show({ kind: 'bad', title: t.notUndone, detail: why });
        return (await ask(why.question)) && why.undo !== undefined && takeBack(why.undo);
      },
    );
  const say = (input: Input, result: Result) => {
    const title = done?.(input, result);
    if (title === undefined) return;
    const back = undo?.(input, result);
    if (back) toasts.undoable(title, { label: t.undo, onPress: () => void takeBack(back) });
    else toasts.show({ kind: 'good', title });
  };
  const send = async (input: Input) => {
    setRunning({ input });
    return mutateAsync(input).finally(() => setRunning(undefined));
  };
  const finish = async (input: Input, result: Result): Promise<boolean> => {
    const open = notDone?.(result, input);
    if (typeof open === 'object') return askFirst(open.input, open.question, failed?.(open.input) ?? t.failed);
    if (open !== undefined) {
      if (isFailureInline) setFailure(open);
      else toasts.show({ kind: 'bad', title: open });
      return false;
    }
    report();
    say(input, result);
    await after?.(result, input);
    return true;
  };
  const askFirst = async (input: Input, question: Omit<Question, 'onConfirm' | 'explain'>, sentence: string): Promise<boolean> => {
    let sending: Promise<Result> | undefined;
    let isSaid = false;
    const explainInside = (error: unknown) => {
      isSaid = true;
      return explain(error, sentence);
    };
    const onConfirm = () => {
      isSaid = false;
      return (sending = send(input));
    };
    await ask({ ...question, onConfirm, explain: explainInside });
    // Declined, or refused in the question, or the question has gone with its page while the service is still at work.
    if (!sending || isSaid) return false;
    return finish(input, await sending);
  };
  const run = async (input: Input): Promise<boolean> => {
    const sentence = failed?.(input) ?? t.failed;
    setFailure(undefined);
    try {
      return confirm ? await askFirst(input, confirm(input), sentence) : await finish(input, await send(input));
    } catch (error) {
      fail(error, sentence);
      return false;
    }
  };
  return { run, isRunning: running !== undefined, running: running?.input, failure };
}

const words = bilingual({
  failed: ['操作没有成功', "That didn't work"],
  undo: ['撤销', 'Undo'],
  undone: ['已撤销', 'Undone'],
  notUndone: ['没有撤销', "Couldn't undo"],
});
