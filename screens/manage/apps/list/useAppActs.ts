import { useMutation } from '@tanstack/react-query';
import { useConfirm, useToast, useWords } from '#design-system';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { saidOf, settled } from '#screens/kit/form/refused.ts';
import { words } from '../words.ts';

/** What can be done with one app of the list. Each says how it went. */
export function useAppActs() {
  const t = useWords(words);
  const toast = useToast();
  const confirm = useConfirm();
  const disable = useMutation(calls.disable());
  const enable = useMutation(calls.enable());
  const remove = useMutation(calls.delete());
  const mark = useMutation(calls.markFrequent());
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast.show({ kind: 'good', title: done });
    } catch (error) {
      toast.show({ kind: 'bad', title: t.failed, detail: saidOf(error) });
    }
  };
  return {
    mark: ({ id, name }: App, isFrequent: boolean) =>
      attempt(
        async () => settled(await mark.mutateAsync({ appId: id, method: isFrequent ? 'add' : 'delete' })),
        isFrequent ? t.marked(name) : t.unmarked(name),
      ),
    enable: ({ id, name }: App) => attempt(async () => settled(await enable.mutateAsync({ id })), t.enabled(name)),
    disable: async ({ id, name }: App) => {
      const onConfirm = async () => settled(await disable.mutateAsync({ id }));
      const question = { title: t.disableTitle(name), children: t.disableText, act: t.disable, kind: 'danger', onConfirm } as const;
      if (await confirm(question)) toast.show({ kind: 'good', title: t.disabled(name) });
    },
    delete: async ({ id, name }: App) => {
      const onConfirm = async () => settled(await remove.mutateAsync({ id }));
      const question = { title: t.deleteTitle(name), children: t.deleteText, act: t.delete, kind: 'danger', onConfirm } as const;
      if (await confirm({ ...question, typed: name.trim() })) toast.show({ kind: 'good', title: t.deleted(name) });
    },
  };
}

export type AppActs = ReturnType<typeof useAppActs>;
