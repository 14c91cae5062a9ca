import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { ours } from '#app/api/ours/ours.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { words } from '../words.ts';

interface Named {
  id: number;
  name: string;
}

export const unchanged = { revisions: null, group: null, clickWindow: null, viewWindow: null, callbackEvents: null } as const;

/** What one press does with one campaign, in the list and on its page. */
export function useCampaignActs() {
  const t = useWords(words);
  const app = useApp().id;
  const { campaigns } = ours;
  const enable = useAct({
    call: campaigns.enable(),
    done: ({ name }: Named & { app: number }) => t.enabled(name),
    undo: ({ id }) => undoBy(campaigns.disable(), { app, id }),
  });
  const disable = useAct({
    call: campaigns.disable(),
    confirm: ({ name }: Named & { app: number }) => ({
      title: t.disableTitle(name),
      children: t.disableText,
      act: t.disable,
      kind: 'danger',
    }),
    done: ({ name }) => t.disabled(name),
    undo: ({ id }) => undoBy(campaigns.enable(), { app, id }),
  });
  const shelve = (to: 'archive' | 'restore', id: number) => ({ app, body: { ...unchanged, ids: [id], to } });
  const archive = useAct({
    call: campaigns.change(),
    done: ({ name }: ReturnType<typeof shelve> & Named) => t.archived(name),
    undo: ({ id }) => undoBy(campaigns.change(), shelve('restore', id)),
  });
  const restore = useAct({
    call: campaigns.change(),
    done: ({ name }: ReturnType<typeof shelve> & Named) => t.restored(name),
    undo: ({ id }) => undoBy(campaigns.change(), shelve('archive', id)),
  });
  return {
    enable: async ({ id, name }: Named) => enable.run({ app, id, name }),
    disable: async ({ id, name }: Named) => disable.run({ app, id, name }),
    archive: async ({ id, name }: Named) => archive.run({ ...shelve('archive', id), id, name }),
    restore: async ({ id, name }: Named) => restore.run({ ...shelve('restore', id), id, name }),
  };
}

export type CampaignActs = ReturnType<typeof useCampaignActs>;
