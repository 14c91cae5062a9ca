import { useWords } from '#design-system';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';
import { useMark } from './StarButton.tsx';

/** What can be done with one app of the list. */
export function useAppActs() {
  const t = useWords(words);
  const mark = useMark();
  const enable = useAct({
    call: calls.enable(),
    done: ({ name }: App) => t.enabled(name),
    undo: ({ id }) => undoBy(calls.disable(), { id }),
  });
  const disable = useAct({
    call: calls.disable(),
    confirm: ({ name }: App) => ({ title: t.disableTitle(name), children: t.disableText, act: t.disable, kind: 'danger' }),
    done: ({ name }) => t.disabled(name),
    undo: ({ id }) => undoBy(calls.enable(), { id }),
  });
  const remove = useAct({
    call: calls.delete(),
    confirm: ({ name }: App) => ({
      title: t.deleteTitle(name),
      children: t.deleteText,
      act: t.delete,
      kind: 'danger',
      typed: name.trim(),
    }),
    done: ({ name }) => t.deleted(name),
  });
  return {
    mark,
    enable: enable.run,
    disable: disable.run,
    delete: remove.run,
  };
}

export type AppActs = ReturnType<typeof useAppActs>;
