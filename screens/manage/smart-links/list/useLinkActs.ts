import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { oneLinks as calls, type OneLink } from '#app/api/ours/links/one-links.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';

/** What can be done with one smart link. */
export function useLinkActs() {
  const t = useWords(words);
  const app = useApp().id;
  const enable = useAct({
    call: calls.enable(),
    done: ({ name }: LinkInput) => t.enabledOne(name),
    undo: ({ id }) => undoBy(calls.disable(), { app, id }),
  });
  const disable = useAct({
    call: calls.disable(),
    confirm: ({ name, clicks }: LinkInput) => ({
      title: t.disableTitle(name),
      children: t.disableText(clicks),
      act: t.disable,
      kind: 'danger',
    }),
    done: ({ name }) => t.disabledOne(name),
    undo: ({ id }) => undoBy(calls.enable(), { app, id }),
  });
  const remove = useAct({
    call: calls.delete(),
    confirm: ({ name }: LinkInput) => ({ title: t.deleteTitle(name), children: t.deleteText, act: t.delete, kind: 'danger' }),
    done: ({ name }) => t.deletedOne(name),
  });
  const input = ({ id, name, clicks }: OneLink): LinkInput => ({ app, id, name, clicks });
  return {
    enable: async (link: OneLink) => enable.run(input(link)),
    disable: async (link: OneLink) => disable.run(input(link)),
    delete: async (link: OneLink) => remove.run(input(link)),
  };
}

interface LinkInput extends Pick<OneLink, 'id' | 'name' | 'clicks'> {
  app: number;
}
