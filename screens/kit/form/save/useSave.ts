import { useMutation } from '@tanstack/react-query';
import { bilingual, toasts, useConfirm, useWords, type FieldForm, type FormMessage, type Question, type Refusal } from '#design-system';
import { useOperation } from '#app/lib/operations/useOperation.ts';
import { useSession } from '#app/session/SessionProvider.tsx';
import { useExplainError, type Call } from '#screens/kit/acts/index.ts';
import type { DraftName } from '../draft/useDraft.ts';
import { refusalOf } from './refusalOf.ts';

interface SaveOptions<Values extends object, Input, Result> {
  form: FieldForm<Values>;
  call: Call<Input, Result>;
  /** What is sent of the values. Null where they are not complete, which the rules of the fields prevent. */
  input: (values: Values) => Input | null;
  /** The question before these values are sent, if they need one. */
  confirm?: (values: Values) => Omit<Question, 'onConfirm' | 'explain'> | undefined;
  /** What exists now: 'Campaign created'. */
  done?: (result: Result, values: Values) => string | { title: string; detail: string };
  /** What was not done, where the service does not say why. */
  failed?: string;
  /** The message when no answer came, of a call that has no effect without one. */
  unanswered?: string;
  /** Where the answer says that it was not done: why, in words. The form stays as it is. */
  notDone?: (result: Result, values: Values) => FormMessage | undefined;
  /** What follows: the session learns of it, the page goes on. */
  after?: (result: Result, values: Values) => unknown;
  /** What follows besides words when it was not saved, or nobody knows whether it was. */
  afterFailure?: (error: unknown, values: Values) => void;
  /** Words of its own for a failure of which the form knows more. */
  reasonOf?: (error: unknown, values: Values) => Promise<string | undefined>;
  /** Under which name what is typed is stored until it is saved. Without one it is not. */
  draft?: DraftName<Values>;
}

/** A form that is saved by a call, for FormDialog, FormPage, SaveForm and Wizard. */
export interface Save<Values extends object> {
  form: FieldForm<Values>;
  run: (values: Values) => Promise<void>;
  explain: (error: unknown) => Refusal<Values>;
  draft: DraftName<Values> | undefined;
  /** The draft is not wanted any more. */
  dropDraft: () => void;
}

/**
 * The one way to save a form: sends it, says what exists now, and puts a refusal to the field that it is about. What was typed stays until
 * it is saved.
 *
 *     const form = useFieldForm<Values>({ defaultValues });
 *     const save = useSave({
 *       form,
 *       call: account.update(),
 *       input: ({ name }) => ({ body: { name: name.trim() } }),
 *       done: () => t.saved,
 *       draft: { name: 'profile' },
 *     });
 */
export function useSave<Values extends object, Input, Result>(options: SaveOptions<Values, Input, Result>): Save<Values> {
  const { form, call, input, confirm, done, failed, unanswered, notDone, after, afterFailure, reasonOf, draft } = options;
  const t = useWords(words);
  const session = useSession();
  const report = useOperation();
  const explain = useExplainError();
  const ask = useConfirm();
  const { mutateAsync } = useMutation(call);
  const dropDraft = () => {
    const account = session.get().account?.id;
    if (account !== undefined && draft) session.drafts.remove(account, draft.name);
  };
  const run = async (values: Values) => {
    const given = input(values);
    if (given === null) throw new Error('The values are not complete');
    const question = confirm?.(values);
    if (question && !(await ask(question))) throw new Declined();
    const result = await mutateAsync(given).catch(async (error: unknown) => {
      afterFailure?.(error, values);
      const why = await reasonOf?.(error, values);
      throw why === undefined ? error : new NotDone(why);
    });
    const why = notDone?.(result, values);
    if (why !== undefined) throw new NotDone(why);
    dropDraft();
    report();
    const said = done?.(result, values);
    if (said !== undefined) toasts.show({ kind: 'good', ...(typeof said === 'string' ? { title: said } : said) });
    await after?.(result, values);
  };
  return {
    form,
    run,
    explain: (error) => {
      if (error instanceof Declined) return {};
      return error instanceof NotDone ? { form: error.why } : refusalOf(error, form, () => explain(error, failed ?? t.failed, unanswered));
    },
    draft,
    dropDraft,
  };
}

/** Not done, and why in words for people. */
class NotDone extends Error {
  constructor(readonly why: FormMessage) {
    super();
  }
}

/** The reader declined the question: nothing was sent, and the form stays as it is. */
class Declined extends Error {}

const words = bilingual({
  failed: ['没有保存成功，填写的内容都还在', "Couldn't save. What you entered is still here"],
});
