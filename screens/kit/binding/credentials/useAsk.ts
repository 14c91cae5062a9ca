import { useQueryClient } from '@tanstack/react-query';
import { bilingual, toasts, useWords, type FieldForm, type Refusal } from '#design-system';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { askUncached } from './uncached.ts';
import type { BindingValues } from './values.ts';

/**
 * Asks what some of the credentials open, before anything is saved. A refusal lands on its field. Null where there is no answer; nothing that
 * was entered stays in this window.
 */
export type Ask = <Input extends Readonly<Record<string, unknown>>, Result>(
  call: Endpoint<Input, Result>,
  names: readonly string[],
  input: (entered: Readonly<Record<string, string>>) => Input,
) => Promise<Result | null>;

export function useAsk(form: FieldForm<BindingValues>, explain: (error: unknown) => Refusal<BindingValues>): Ask {
  const t = useWords(words);
  const cache = useQueryClient();
  return async (call, names, input) => {
    if (!(await form.trigger(names.map((name) => `credentials.${name}` as const)))) {
      form.focusWrong();
      return null;
    }
    try {
      return await askUncached(cache, call, input(form.getValues('credentials')));
    } catch (error) {
      const { fields: refused = [] } = explain(error);
      for (const { name, error: message } of refused) form.setError(name, { type: 'refused', message });
      if (refused.length === 0) toasts.show({ kind: 'bad', title: t.notAnswered, detail: t.next });
      return null;
    }
  };
}

const words = bilingual({
  notAnswered: ['没有读到', "Couldn't load it"],
  next: ['可以直接填写，稍后测试连接', 'You can type it instead, and test the connection afterwards'],
});
